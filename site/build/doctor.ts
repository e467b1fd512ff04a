import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getSecurityRules, type Ruleset } from 'firebase-admin/security-rules'
import { againstAppCheck, hostHeaders, warningsOf } from './preflight'
import { securityRules } from './rules'

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

/** Which rules a project has, and whether they are those of this version of the site. */
export function examineRules({
  source,
  name,
  createTime,
}: Pick<Ruleset, 'source' | 'name' | 'createTime'>) {
  const version = `${name.slice(0, 8)} of ${createTime}`
  const isOurs = source.map(({ content }) => content).join('') === securityRules()
  return isOurs
    ? { said: `Rules: ${version}, as in this version of the site.`, faults: [] }
    : {
        said: `Rules: ${version}.`,
        faults: ['the rules of the project are not those of this version'],
      }
}

/** Only Google tells the rules of a project, and only to its key. */
async function rulesOfProject() {
  if (!process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    const said = 'Rules: not looked at. Set GOOGLE_APPLICATION_CREDENTIALS to a key of the project.'
    return { said, faults: [] }
  }
  const app = initializeApp({ credential: applicationDefault() })
  return examineRules(await getSecurityRules(app).getFirestoreRuleset())
}

if (process.argv[1] === import.meta.filename) {
  const [origin = ''] = process.argv.slice(2)
  if (!URL.canParse(origin)) {
    console.error('Usage: npm run doctor -- https://your-domain.example')
    process.exit(1)
  }
  const { faults, warnings } = await examine(origin)
  const rules = await rulesOfProject()
  faults.push(...rules.faults)
  console.log(rules.said)
  for (const warning of warnings) console.log(`Warning: ${warning}`)
  for (const fault of faults) console.log(`Fault: ${fault}`)
  console.log(`${faults.length} faults, ${warnings.length} warnings`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
