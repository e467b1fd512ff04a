import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { Picture } from '../picture.tsx'
import { storyScene, storyStill } from '../stories/light.ts'
import { AdaptedEyes, FilmChoice, type Films } from './film-choice.tsx'
import { adaptedExposure } from './light.ts'
import { LightView } from './light-view.tsx'

const bare = { 'T:left': 1, 'T:right': 1 }

const meta = {
  title: 'Film/LightView',
  component: LightView,
  args: {
    scene: storyScene,
    values: { 'T:left': 0.2, 'T:right': 1 },
    label: 'A room with a film of 20% on the left window',
    caption: 'The picture shows bare glass.',
    className: 'max-w-3xl',
    children: (
      <Picture
        source={storyStill}
        alt="A room with two windows of bare glass"
        sizes="(min-width: 48rem) 768px, 100vw"
      />
    ),
  },
} satisfies Meta<typeof LightView>

export default meta
type Story = StoryObj<typeof meta>

const stateOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-slot=light-view]')?.getAttribute('data-state')

const live: Story['play'] = async ({ canvas, canvasElement, args }) => {
  await waitFor(() => expect(stateOf(canvasElement)).toBe('live'))
  await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(args.label))
}

export const Default: Story = { play: live }

/** This is what eyes that are used to less light see. */
export const LongerExposure: Story = { args: { exposure: 2 }, play: live }

export const Ink: Story = { parameters: { theme: 'ink' }, play: live }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: live }

const groups = ['left', 'right'].map((name) => ({
  name,
  label: `The ${name} window`,
  options: [
    { value: '100', label: 'Bare glass' },
    { value: '50', label: 'Film of 50%' },
    { value: '20', label: 'Film of 20%' },
  ],
}))

/** Only the first touch of a control loads the layers. */
function Room(args: ComponentProps<typeof LightView>) {
  const [films, setFilms] = useState<Films>({ left: '100', right: '100' })
  const [adapted, setAdapted] = useState(false)
  const [touched, setTouched] = useState(false)
  const values = { 'T:left': Number(films.left) / 100, 'T:right': Number(films.right) / 100 }
  const words = `${films.left}% of the light comes through the left window, ${films.right}% through the right.`
  return (
    <div className="grid max-w-3xl gap-6" onChange={() => setTouched(true)}>
      <figure>
        <LightView
          {...args}
          active={touched}
          values={values}
          exposure={adapted ? adaptedExposure(args.scene.layers, values, bare) : 1}
          label={`A room with two windows. ${words}`}
        />
        <figcaption aria-live="polite" className="mt-2 text-dp-sm text-dp-text-muted">
          {words}
        </figcaption>
      </figure>
      <FilmChoice legend="Films" groups={groups} value={films} onValueChange={setFilms}>
        <AdaptedEyes checked={adapted} onChange={({ target }) => setAdapted(target.checked)} />
      </FilmChoice>
    </div>
  )
}

const saveData = () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  return () => Reflect.deleteProperty(navigator, 'connection')
}

/**
 * The page keeps what is chosen, turns it into values, and says it in words: in the label of the picture
 * and in the caption of a figure, a live region, so that it is announced. With data saving on, a
 * choice loads the layers, and nothing before.
 */
export const WithControls: Story = {
  beforeEach: saveData,
  render: (args) => <Room {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(stateOf(canvasElement)).toBe('still')
    await expect(canvas.getByRole('img')).toHaveAccessibleName(meta.args.children.props.alt)

    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('The left window')).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText('The left window'), '20')
    await waitFor(() => expect(stateOf(canvasElement)).toBe('live'))
    await expect(await canvas.findByRole('img', { name: /20% .* left/ })).toBeVisible()
    await expect(await canvas.findByText(/^20% of the light .* left window, 100%/)).toBeVisible()

    await userEvent.click(canvas.getByRole('checkbox', { name: 'As your eyes get used to it' }))
    await expect(stateOf(canvasElement)).toBe('live')
  },
}

/** A change cuts: it draws the sum and the picture, once. */
export const ReducedMotion: Story = {
  beforeEach() {
    spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    spyOn(WebGL2RenderingContext.prototype, 'drawArrays')
  },
  render: (args) => <Room {...args} />,
  play: async ({ canvas }) => {
    const { drawArrays } = WebGL2RenderingContext.prototype
    await waitFor(() => expect(drawArrays).toHaveBeenCalledTimes(2))
    await userEvent.selectOptions(canvas.getByLabelText('All windows'), '50')
    await waitFor(() => expect(drawArrays).toHaveBeenCalledTimes(4))
    await nextFrame()
    await nextFrame()
    await expect(drawArrays).toHaveBeenCalledTimes(4)
  },
}

const nextFrame = () => new Promise(requestAnimationFrame)

/** The view also looks like this before its layers load, without script, in forced colors and in print. */
export const Still: Story = { beforeEach: saveData }

function loseLayer() {
  spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
}

/** If the layers cannot be loaded, the still remains, with a caption of what it shows. */
export const Failed: Story = {
  args: {
    scene: {
      ...storyScene,
      layers: storyScene.layers.map((layer) => ({ ...layer, source: { 320: 'data:,' } })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be drawn/)).toBeVisible()
    await expect(canvas.getByText(meta.args.caption)).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAccessibleName(meta.args.children.props.alt)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** If a layer does not arrive at first, the button requests all of them again. */
export const SecondTry: Story = {
  beforeEach: loseLayer,
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' })
    await expect(stateOf(canvasElement)).toBe('failed')
    await userEvent.click(button)
    await waitFor(() => expect(stateOf(canvasElement)).toBe('live'))
    await expect(button).not.toBeInTheDocument()
    await expect(canvas.queryByText(/could not be drawn/)).toBeNull()
    // The button is gone, so the view takes the focus in its place.
    const view = canvasElement.querySelector('[data-slot=light-view]')
    await waitFor(() => expect(view).toHaveFocus())
  },
}

/** The layers load once the network is back. */
export const BackOnline: Story = {
  beforeEach: loseLayer,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('failed'))
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(stateOf(canvasElement)).toBe('live'))
  },
}

export const NoWebGL: Story = {
  beforeEach() {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = () => null
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be drawn/)).toBeVisible()
    await expect(canvas.getByText(meta.args.caption)).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAccessibleName(meta.args.children.props.alt)
    // Trying again would not help.
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** While the GPU has lost the picture, the still stands in. */
export const ContextLost: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('live'))
    const gpu = canvasElement.querySelector('canvas')?.getContext('webgl2')
    const loss = gpu?.getExtension('WEBGL_lose_context')
    loss?.loseContext()
    await waitFor(() => expect(stateOf(canvasElement)).toBe('still'))
    loss?.restoreContext()
    await waitFor(() => expect(stateOf(canvasElement)).toBe('live'))
  },
}
