import assert from 'node:assert/strict'
import { install, versionsOf } from '../package/consumer'
import { type App, openPage, preview, style, type Tools } from './app'
import { differentPixels } from './compare'

const page = (parts: string) => `
  import './app.css'
  import { createRoot } from 'react-dom/client'
  import { Host } from './host'
  import { Ours } from './ours'
  createRoot(document.getElementById('root')).render(<>${parts}</>)`

const theme = '@import "@duskpane/ui/theme.css";\n@import "@duskpane/ui/shadcn.css";\n'

/** The style sheet of the app with imports after Tailwind's, as README says. */
const withTheme = (css: string) => css.replace('@import "tailwindcss";\n', `$&${theme}`)

/** Tailwind with the theme of shadcn: the parts of the app look the same to the pixel, and ours like ours. */
export async function checkShadcn({ app, pack, browser, keep }: Tools): Promise<void> {
  app.copy('shadcn')
  app.copy('ours', 'src')
  app.write({
    'index.html':
      '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
    'vite.config.ts': `
      import tailwindcss from '@tailwindcss/vite'
      import react from '@vitejs/plugin-react'
      export default { plugins: [react(), tailwindcss()] }`,
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { '@duskpane/ui': `file:${pack}`, ...versionsOf('react', 'react-dom') },
      devDependencies: versionsOf(
        'vite',
        '@vitejs/plugin-react',
        'tailwindcss',
        '@tailwindcss/vite',
      ),
    }),
  })
  await install(app)
  const css = app.read('src/host.css')

  const before = await picturesOf(await serve(app, css, '<Host />'))
  const url = await serve(app, withTheme(css), '<Host /><Ours />')
  const after = await picturesOf(url)
  for (const [state, picture] of before) {
    const different = await differentPixels(picture, after.get(state) ?? picture)
    assert.equal(different, 0, `The theme changes pixels of the app: ${state}`)
  }

  const primary = '#ours [data-slot=button]'
  const { page, close } = await openPage(browser, url)
  assert.equal(await style(page, primary, 'background-color'), 'rgb(240, 164, 69)')
  assert.equal(await style(page, '#ours h2', 'color'), 'rgb(16, 25, 42)')
  await keep('shadcn', page)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  assert.equal(await style(page, '#ours h2', 'color'), 'rgb(244, 241, 234)')
  await keep('shadcn-dark', page)

  // Both directions of the mapping, on the root with and without `.dark`.
  const host = 'main [data-slot=button]'
  for (const dark of [true, false]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark)
    const hostColor = await style(page, host, 'background-color')
    await page.evaluate(() => document.documentElement.classList.add('dp-as-shadcn'))
    assert.equal(await style(page, primary, 'background-color'), hostColor)
    assert.equal(await style(page, '#ours [data-slot=card]', 'border-radius'), '10px')
    await keep(`shadcn-theirs${dark ? '-dark' : ''}`, page)
    await page.evaluate(() => {
      document.documentElement.classList.replace('dp-as-shadcn', 'shadcn-as-dp')
    })
    assert.equal(await style(page, host, 'background-color'), 'rgb(240, 164, 69)')
    await keep(`shadcn-ours${dark ? '-dark' : ''}`, page)
    await page.evaluate(() => document.documentElement.classList.remove('shadcn-as-dp'))
  }

  // As README says, in both themes.
  await page.addStyleTag({
    content: `
      :root { --dp-accent: #5ec4b6; --dp-accent-strong: #0b6b60; --dp-text-on-accent: #04211d; }
      [data-theme="ink"], .dark { --dp-accent-strong: #7fe0d2; }`,
  })
  const ink = '#ours [data-theme=ink]'
  assert.equal(await style(page, primary, 'background-color'), 'rgb(94, 196, 182)')
  assert.equal(await style(page, `${ink} button`, 'background-color'), 'rgb(94, 196, 182)')
  const strong = '--dp-accent-strong'
  assert.equal(await style(page, ink, strong), '#7fe0d2')
  assert.equal(await style(page, ':root', strong), '#0b6b60')
  await close()

  /** The parts of the app by color scheme and width. */
  async function picturesOf(url: string): Promise<Map<string, Buffer>> {
    const pictures = new Map<string, Buffer>()
    for (const width of [390, 1280, 1600]) {
      const { page, close } = await openPage(browser, url, { viewport: { width, height: 900 } })
      for (const dark of [false, true]) {
        await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark)
        const picture = await page.locator('#host').screenshot({ animations: 'disabled' })
        pictures.set(`${width} ${dark ? 'dark' : 'light'}`, picture)
      }
      await close()
    }
    return pictures
  }
}

async function serve(app: App, css: string, parts: string): Promise<string> {
  app.write({ 'src/app.css': css, 'src/main.tsx': page(parts) })
  const outDir = `dist-${parts.length}`
  await app.run('npx', 'vite', 'build', '--outDir', outDir)
  return preview(app, outDir)
}
