import { findIllustrative } from '@duskpane/content/editing/find-illustrative'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getSecurityRules, type Ruleset } from 'firebase-admin/security-rules'
import { loadEnv } from 'vite'
import { connect, listAdmins } from './admins'
import { type Check, checkAdmin, checkFiles, decisions, printed } from './checklist'
import { MARKER, type Marker } from './marker'
import { againstAppCheck, hostHeaders, warningsOf } from './preflight'
import { securityRules } from './rules'

/** How long a host may take for one answer, in ms. */
const ANSWER_MS = 30_000

/**
 * Asks a deployed site what its host has to answer by `firebase.json`, and changes nothing.
 * @param origin where it is published
 */
export async function examine(origin: string) {
  const faults: string[] = []

  async function ask(path: string) {
    try {
      const signal = AbortSignal.timeout(ANSWER_MS)
      const answer = await fetch(new URL(path, origin), { redirect: 'manual', signal })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    } catch (error) {
      faults.push(`${path} does not answer: ${reasonOf(error)}`)
      return undefined
    }
  }

  async function expectAnswer(path: string, status: number, headers: Headers) {
    const answer = await ask(path)
    if (!answer) return undefined
    if (answer.status !== status) faults.push(`${path} answers ${answer.status}, not ${status}`)
    for (const [name, value] of headers) {
      const found = answer.headers.get(name)
      if (found !== value) faults.push(`${path} has ${name}: ${found ?? 'none'}`)
    }
    return answer
  }

  async function expectRedirect(from: string, to: string) {
    const answer = await ask(from)
    if (!answer) return
    const location = answer.headers.get('location') ?? ''
    const base = new URL(from, origin)
    const target = URL.canParse(location, base) && new URL(location, base).href
    if (answer.status !== 301 || target !== new URL(to, origin).href) {
      faults.push(`${from} answers ${answer.status} ${location}, not 301 ${to}`)
    }
  }

  const ofPages = hostHeaders('**')
  const home = await expectAnswer('/', 200, ofPages)
  await expectAnswer('/no-such-page', 404, ofPages)
  await expectRedirect('/faqs.html', '/faqs')
  await expectRedirect('/faqs/', '/faqs')
  const asset = /\/assets\/[^"\s]+/.exec(home?.text ?? '')?.[0]
  if (asset) await expectAnswer(asset, 200, hostHeaders('/assets/**'))
  else if (home) faults.push('/ names no file in /assets')
  const { protocol, host } = new URL(origin)
  if (protocol === 'https:') await expectRedirect(`http://${host}/`, '/')

  const marker = readMarker((await expectAnswer(`/${MARKER}`, 200, new Headers()))?.text)
  if (!marker.store) faults.push(`/${MARKER} does not name a store`)
  if (!home) return { faults, warnings: [], marker }
  const isEmbedded = marker.store === 'embedded'
  const hasAppCheck = isEmbedded || againstAppCheck(home.headers).length === 0
  const warnings = warningsOf(home.headers, hasAppCheck)
  if (isEmbedded) warnings.push('It is embedded: what visitors send stays in their own browsers.')
  if (marker.mode === 'emulators') faults.push('it asks the emulators')
  return { faults, warnings, marker }
}

function readMarker(text = ''): Partial<Marker> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** Which rules a project has, and whether they are those of this version of the site. */
export async function examineRules(
  read: () => Promise<Pick<Ruleset, 'source' | 'name' | 'createTime'>>,
) {
  try {
    const { source, name, createTime } = await read()
    const isOurs = source.map(({ content }) => content).join('') === securityRules()
    const like = isOurs ? ', as in this version of the site' : ''
    return {
      said: `Rules: ${name.slice(0, 8)} of ${createTime}${like}.`,
      faults: isOurs ? [] : ['the rules of the project are not those of this version'],
    }
  } catch (error) {
    const faults = [`the rules of the project cannot be read: ${reasonOf(error)}`]
    return { said: 'Rules: unknown.', faults }
  }
}

/** Only Google tells the rules of a project, and only to its key. */
async function rulesOfProject({ project }: Partial<Marker>) {
  if (!project) return { said: 'Rules: none, as the site names no project.', faults: [] }
  if (!process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    const said = 'Rules: not looked at. Set GOOGLE_APPLICATION_CREDENTIALS to a key of the project.'
    return { said, faults: [] }
  }
  return examineRules(async () => {
    const app = initializeApp({ credential: applicationDefault(), projectId: project })
    return getSecurityRules(app).getFirestoreRuleset()
  })
}

/** What was the matter: `fetch` says it in the cause of its error. */
const reasonOf = (error: unknown) => String((error as Error).cause ?? error)

/** What is missing before going live, what is not, and what only the owner knows. */
async function checklist(): Promise<Check[]> {
  const env = loadEnv('production', process.cwd(), 'VITE_')
  const hasKey = process.env.GOOGLE_APPLICATION_CREDENTIALS
  return [
    ...checkFiles(await findIllustrative(), env, hostHeaders('**')),
    await checkAdmin(hasKey ? () => listAdmins(getAuth(connect())) : undefined),
    ...decisions,
  ]
}

/** What a deployed site and its project answer, as one more check. */
async function checkDeployed(origin: string | undefined): Promise<Check> {
  const what = 'Deployed site'
  if (!origin) {
    const deploy = 'npx --yes firebase-tools@15.34.2 deploy --only firestore,hosting'
    const remedy = `${deploy}, then npm run doctor -- https://your-domain.example`
    return { what, state: 'missing', found: ['not looked at'], remedy }
  }
  const { faults, warnings, marker } = await examine(origin)
  const rules = await rulesOfProject(marker)
  const all = [...faults, ...rules.faults]
  return {
    what,
    state: all.length > 0 ? 'missing' : 'ok',
    found: [
      `Store: ${marker.store ?? 'unknown'}, project: ${marker.project ?? 'none'}.`,
      rules.said,
      ...warnings.map((warning) => `Warning: ${warning}`),
      ...all.map((fault) => `Fault: ${fault}`),
    ],
  }
}

if (process.argv[1] === import.meta.filename) {
  const [origin] = process.argv.slice(2)
  if (origin !== undefined && !(/^https?:\/\//.test(origin) && URL.canParse(origin))) {
    console.error('Usage: npm run doctor [-- https://your-domain.example]')
    process.exit(1)
  }
  const checks = [...(await checklist()), await checkDeployed(origin)]
  for (const one of checks) console.log(`${printed(one)}\n`)
  const missing = checks.filter(({ state }) => state === 'missing')
  console.log(`${missing.length} of ${checks.length} missing`)
  process.exitCode = missing.length > 0 ? 1 : 0
}
