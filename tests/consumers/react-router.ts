import assert from 'node:assert/strict'
import { install, versionsOf } from '../package/consumer'
import { openPage, style, type Tools } from './app'

// 8 needs Node 22.
const REACT_ROUTER = '7.18.4'

/** React Router as a framework: rendered on a server, hydrated, navigated. With Tailwind and all our elements. */
export async function checkReactRouter({ app, pack, browser, keep }: Tools): Promise<void> {
  app.copy('react-router')
  app.write({
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        '@duskpane/ui': `file:${pack}`,
        'react-router': REACT_ROUTER,
        '@react-router/node': REACT_ROUTER,
        '@react-router/serve': REACT_ROUTER,
        isbot: '5.2.3',
        ...versionsOf('react', 'react-dom'),
      },
      devDependencies: {
        '@react-router/dev': REACT_ROUTER,
        ...versionsOf('vite', 'tailwindcss', '@tailwindcss/vite'),
      },
    }),
    'react-router.config.ts': 'export default { ssr: true }',
    'vite.config.ts': `
      import { reactRouter } from '@react-router/dev/vite'
      import tailwindcss from '@tailwindcss/vite'
      export default { plugins: [tailwindcss(), reactRouter()] }`,
  })
  await install(app)
  await app.run('npx', 'react-router', 'build')
  const url = await app.start('react-router-serve', './build/server/index.js')

  const html = await (await fetch(url)).text()
  assert.match(html, /<h1 [^>]*>Films for glass</)
  assert.match(
    html,
    /<a [^>]*data-slot="button"[^>]*href="\/films"|<a [^>]*href="\/films"[^>]*data-slot="button"/,
  )

  const { page, close } = await openPage(browser, url)
  assert.equal(await style(page, '[data-slot=button]', 'background-color'), 'rgb(240, 164, 69)')
  assert.equal(
    await style(page, 'body', 'font-family').then((font) => font.includes('Instrument Sans')),
    true,
  )
  assert.equal(await style(page, '[data-own]', 'max-width'), '672px')
  // Tailwind's palette, sizes and radii are still the app's.
  assert.deepEqual(
    {
      background: await style(page, '[data-host]', 'background-color'),
      size: await style(page, '[data-host]', 'font-size'),
      radius: await style(page, '[data-host]', 'border-radius'),
    },
    { background: 'oklch(0.951 0.026 236.824)', size: '14px', radius: '12px' },
  )
  const fonts = await page.evaluate(() => document.fonts.load('1rem "Instrument Sans"'))
  assert.ok(fonts.length > 0, 'The typeface does not load.')
  await keep('react-router', page)
  await page.getByRole('link', { name: 'See the films' }).click()
  await page.getByRole('heading', { name: 'All films' }).waitFor()
  await page.getByLabel('City').fill('Oslo')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you, Oslo.').waitFor()
  await close()
}
