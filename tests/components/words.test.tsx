import * as ui from '@duskpane/ui'
import type { ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from './render'

/** Words are broken where a word alone has no room, and nowhere else. */

afterEach(cleanup)

const undescribed = { 'aria-describedby': undefined }

/** What has a text, around `word` and on its own. */
const parts = (word: string): Readonly<Record<string, ReactNode>> => ({
  accordion: (
    <ui.Accordion defaultValue={['1']}>
      <ui.AccordionItem value="1">
        <ui.AccordionTrigger>{word}</ui.AccordionTrigger>
        <ui.AccordionContent>{word}</ui.AccordionContent>
      </ui.AccordionItem>
    </ui.Accordion>
  ),
  alert: <ui.Alert>{word}</ui.Alert>,
  breadcrumb: (
    <ui.Breadcrumb>
      <ui.BreadcrumbLink href="#above">{word}</ui.BreadcrumbLink>
      <ui.BreadcrumbPage>{word}</ui.BreadcrumbPage>
    </ui.Breadcrumb>
  ),
  checkbox: <ui.Checkbox>{word}</ui.Checkbox>,
  field: (
    <ui.Field name="a" label={word} hint={word} error={word}>
      <ui.Input />
    </ui.Field>
  ),
  fieldset: (
    <ui.FieldSet name="a" label={word} hint={word} error={word}>
      <ui.Checkbox>{word}</ui.Checkbox>
    </ui.FieldSet>
  ),
  radios: (
    <ui.RadioGroup aria-label="Choice">
      <ui.RadioGroupItem value="1">{word}</ui.RadioGroupItem>
    </ui.RadioGroup>
  ),
  switch: <ui.Switch>{word}</ui.Switch>,
  badge: <ui.Badge>{word}</ui.Badge>,
  button: (
    <ui.Button loading={false}>
      {word} <b>{word}</b>
    </ui.Button>
  ),
  'button as link': (
    <ui.Button asChild>
      <a href="#above">{word}</a>
    </ui.Button>
  ),
  filter: <ui.MultiSelectFilter label={word} options={[]} defaultValue={['1']} />,
  'standalone link': (
    <ui.Link variant="standalone" href="#above">
      {word}
    </ui.Link>
  ),
  status: <ui.StatusBadge status="active">{word}</ui.StatusBadge>,
})

/** What takes the width of the page. */
const wideParts = (word: string): Readonly<Record<string, ReactNode>> => ({
  ...parts(word),
  card: (
    <ui.Card>
      <ui.CardContent>
        <ui.CardTitle>{word}</ui.CardTitle>
        <p>{word}</p>
      </ui.CardContent>
    </ui.Card>
  ),
  empty: (
    <ui.Empty>
      <ui.EmptyHeader>
        <ui.EmptyTitle>{word}</ui.EmptyTitle>
        <ui.EmptyDescription>{word}</ui.EmptyDescription>
      </ui.EmptyHeader>
    </ui.Empty>
  ),
  heading: <ui.SectionHeading eyebrow={word} title={word} text={word} />,
  product: (
    <ui.ProductCard>
      <ui.ProductCardContent>
        <ui.ProductCardTitle>{word}</ui.ProductCardTitle>
        <ui.ProductCardDescription>{word}</ui.ProductCardDescription>
      </ui.ProductCardContent>
    </ui.ProductCard>
  ),
  figure: (
    <dl>
      <ui.Figure value={word} label={word} caption={word} />
    </dl>
  ),
  files: (
    <ui.FileDrop
      aria-label="Files"
      zoneText={() => word}
      defaultValue={[new File(['text'], word)]}
    />
  ),
  form: <ui.FormShell onSubmit={async () => {}} submitLabel={word} submittingLabel={word} />,
  footer: (
    <ui.Footer>
      <ui.FooterGroup>
        <ui.FooterTitle>{word}</ui.FooterTitle>
        <ui.FooterLinks>
          <ui.FooterLink href="#about">{word}</ui.FooterLink>
        </ui.FooterLinks>
      </ui.FooterGroup>
    </ui.Footer>
  ),
  list: <ui.TitledList items={[{ title: word, text: word }]} />,
})

/** The visible words that stand on more than one line. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1 && text.parentElement?.checkVisibility()) broken.push(word)
    }
  return broken
}

const longText = 'It needs one more signature of the owner of the house. '.repeat(4)

/** Where a long text stands beside something. */
const places: Readonly<Record<string, (part: ReactNode) => ReactNode>> = {
  row: (part) => (
    <div style={{ display: 'flex', gap: '0.5rem' }}>
      {part}
      <p>{longText}</p>
    </div>
  ),
  table: (part) => (
    <table>
      <tbody>
        <tr>
          <td>{part}</td>
          <td>{longText}</td>
        </tr>
      </tbody>
    </table>
  ),
}

const layers = (content: ReactNode): Readonly<Record<string, ReactNode>> => ({
  dialog: (
    <ui.Dialog defaultOpen>
      <ui.DialogContent {...undescribed}>
        <ui.DialogTitle>Title</ui.DialogTitle>
        {content}
      </ui.DialogContent>
    </ui.Dialog>
  ),
  popover: (
    <ui.Popover defaultOpen>
      <ui.PopoverTrigger>Open</ui.PopoverTrigger>
      <ui.PopoverContent>{content}</ui.PopoverContent>
    </ui.Popover>
  ),
})

async function onPhone(width: number) {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, 700)
}

test('beside a long text, words stay whole', async () => {
  await onPhone(390)
  for (const [place, around] of Object.entries(places)) {
    for (const [name, part] of Object.entries(parts('Signature'))) {
      render(around(part))
      expect.soft(brokenWords(), `${name} in a ${place}`).toEqual([])
    }
    const button = around(<ui.Button>Signature</ui.Button>)
    for (const [name, layer] of Object.entries(layers(button))) {
      render(layer)
      await expect.poll(() => document.querySelector('[data-slot$=-content]')).not.toBe(null)
      expect.soft(brokenWords(), `a button in a ${place} of a ${name}`).toEqual([])
    }
  }
})

test('beside a long text, the number of a QuantityInput can be read', async () => {
  await onPhone(390)
  render(places.row?.(<ui.QuantityInput aria-label="Lenses" defaultValue={20} />))
  expect(document.querySelector('input')?.clientWidth).toBeGreaterThan(40)
})

test('a word of 80 letters makes nothing wider than a phone, and none of it is cut off', async () => {
  await onPhone(320)
  for (const [name, part] of Object.entries(wideParts('x'.repeat(80)))) {
    render(<div style={{ padding: '1rem' }}>{part}</div>)
    expect.soft(document.documentElement.scrollWidth, name).toBeLessThanOrEqual(320)
    const cut = [...document.querySelectorAll('body div *')].filter(
      (box) =>
        /clip|hidden/.test(getComputedStyle(box).overflowX) &&
        box.clientWidth > 1 &&
        box.scrollWidth > box.clientWidth + 1,
    )
    expect.soft(cut, name).toEqual([])
  }
})
