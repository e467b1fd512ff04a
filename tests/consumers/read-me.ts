import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originOf, serveFolder } from '../support/static-server'
import { type App, openPage, style, type Tools } from './app'

const FOLDER = 'my-app'

interface Block {
  readonly language: string
  readonly code: string
}

/** The commands and files of "Ten minutes" in the README of the package, word for word. */
function stepsOfReadMe(): Block[] {
  const [, rest = ''] = readFileSync('ui/README.md', 'utf8').split('## Ten minutes')
  const [section = ''] = rest.split(/^## /m)
  return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(
    ([, language = '', code = '']) => ({
      language,
      code,
    }),
  )
}

/** From `npm create vite` to a page in custom colors, only by the commands and files of the README. */
export async function checkReadMe({ app, pack, browser, keep }: Tools): Promise<void> {
  const since = performance.now()
  for (const { language, code } of stepsOfReadMe()) {
    const [, file] = /^(?:\/\/|\/\*) (src\/[\w.]+)/.exec(code) ?? []
    if (file) app.write({ [`${FOLDER}/${file}`]: code })
    else if (language === 'sh') await runInFolder(app, code.replace('@duskpane/ui', pack))
    else assert.fail(`The README does not say where this belongs:\n${code}`)
  }
  const minutes = (performance.now() - since) / 60_000
  assert.ok(minutes < 10, `The README took ${minutes} minutes.`)

  const server = await serveFolder(join(app.folder, FOLDER, 'dist'))
  // Also after a failure nothing waits for it.
  server.unref()
  const { page, close } = await openPage(browser, `${originOf(server)}/index.html`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(await style(page, 'button', 'background-color'), 'rgb(94, 196, 182)')
  const light = await style(page, 'h1', 'color')
  await page.getByRole('switch', { name: 'Dark' }).click()
  assert.notEqual(await style(page, 'h1', 'color'), light)
  await page.getByRole('button', { name: 'Ask for a visit' }).click()
  await page.locator('input:focus[type=email]').waitFor()
  await page.keyboard.type('ada@example.org')
  await page.keyboard.press('Enter')
  await page.getByText('Thank you.').waitFor()
  await keep('read-me', page)
  await close()
}

/** The first commands make the folder and go into it. */
async function runInFolder(app: App, commands: string): Promise<void> {
  const isMade = commands.includes(`cd ${FOLDER}`)
  const enter = isMade ? '' : `cd ${FOLDER}\n`
  await app.run('sh', '-c', `set -e\n${enter}${commands.replace('npm create', 'npm create --yes')}`)
}
