import { pathToFileURL } from 'node:url'
import { againstAppCheck, hostHeaders, warningsOf } from './preflight'

/**
 * Asks a deployed site what its host has to answer by `firebase.json`, and changes nothing.
 * @param origin where it is published
 */
export async function examine(origin: string) {
  const faults: string[] = []
  const ask = (path: string) => fetch(new URL(path, origin), { redirect: 'manual' })

  async function expectAnswer(path: string, status: number, headers: Headers): Promise<Response> {
    const answer = await ask(path)
    if (answer.status !== status) faults.push(`${path} answers ${answer.status}, not ${status}`)
    for (const [name, value] of headers) {
      const found = answer.headers.get(name)
      if (found !== value) faults.push(`${path} has ${name}: ${found ?? 'none'}`)
    }
    return answer
  }

  async function expectRedirect(from: string, to: string) {
    const { status, headers } = await ask(from)
    const location = headers.get('location')
    const target = location && new URL(location, new URL(from, origin)).href
    if (status !== 301 || target !== new URL(to, origin).href) {
      faults.push(`${from} answers ${status} ${location ?? ''}, not 301 ${to}`)
    }
  }

  const ofPages = hostHeaders('**')
  const home = await expectAnswer('/', 200, ofPages)
  await expectAnswer('/no-such-page', 404, ofPages)
  await expectRedirect('/faqs.html', '/faqs')
  await expectRedirect('/faqs/', '/faqs')
  const asset = /\/assets\/[^"\s]+/.exec(await home.text())?.[0]
  if (asset) await expectAnswer(asset, 200, hostHeaders('/assets/**'))
  else faults.push('/ names no file in /assets')
  const { protocol, host } = new URL(origin)
  if (protocol === 'https:') await expectRedirect(`http://${host}/`, '/')

  const hasAppCheck = againstAppCheck(home.headers).length === 0
  return { faults, warnings: warningsOf(home.headers, hasAppCheck) }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [origin = ''] = process.argv.slice(2)
  if (!URL.canParse(origin)) {
    console.error('Usage: npm run doctor -- https://your-domain.example')
    process.exit(1)
  }
  const { faults, warnings } = await examine(origin)
  for (const warning of warnings) console.log(`Warning: ${warning}`)
  for (const fault of faults) console.log(`Fault: ${fault}`)
  console.log(`${faults.length} faults, ${warnings.length} warnings`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
