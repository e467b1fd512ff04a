import { againstAppCheck, preflight } from './preflight'
import { chooseStore } from './store'

/** What going live on Firestore takes: `npm run doctor` goes through it. */

/** One line of the list. */
export interface Check {
  readonly what: string
  readonly state: 'ok' | 'missing' | 'yours to decide'
  readonly found: readonly string[]
  /** The command, or the place, that does it. */
  readonly remedy?: string
}

type Environment = Readonly<Record<string, string | undefined>>
interface Illustrative {
  readonly file: string
  readonly path: string
}

const PRIVACY = 'content/pages/privacy.ts'
const ENV_FILE = '.env.production.local'

const check = (what: string, missing: readonly string[], remedy: string, ok: string): Check =>
  missing.length > 0
    ? { what, state: 'missing', found: missing, remedy }
    : { what, state: 'ok', found: [ok] }

/** What the files of this version say. */
export function checkFiles(
  illustrative: readonly Illustrative[],
  env: Environment,
  headers: Headers,
): Check[] {
  const inFile = (file: string) => illustrative.filter((entry) => entry.file === file)
  const files = [...new Set(illustrative.map(({ file }) => file))]
  const counted = files.map((file) => `${file}: ${inFile(file).length} illustrative`)
  const { VITE_APPCHECK_SITE_KEY: siteKey } = env
  return [
    check('Values', counted, 'npm run content:illustrative, and replace them', 'none is made up'),
    check(
      'Project and keys',
      againstProject(env, headers),
      `the six values of your web app into ${ENV_FILE} (site/backend/firestore/README.md)`,
      `${env.VITE_FIREBASE_PROJECT_ID}`,
    ),
    check(
      'App Check',
      siteKey ? againstAppCheck(headers) : [`no VITE_APPCHECK_SITE_KEY in ${ENV_FILE}`],
      'its five steps (site/backend/firestore/README.md), until when any program can send the forms',
      'key and policy are there: enforce it in the console once its metrics show that visitors pass',
    ),
    check(
      'Periods in /privacy',
      inFile(PRIVACY).map(({ path }) => path),
      `what you keep to, in ${PRIVACY}`,
      'stated: see that somebody keeps to them, as nothing erases itself',
    ),
  ]
}

/** Why the environment is of no project to go live with. */
function againstProject(env: Environment, headers: Headers): string[] {
  try {
    if (chooseStore(env) === 'embedded') return ['none: the build is for the embedded store']
    preflight(env, 'production', headers)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

/**
 * Whether somebody can sign in.
 * @param list asks the project; absent without its key
 */
export async function checkAdmin(list?: () => Promise<readonly string[]>): Promise<Check> {
  const what = 'Admin'
  const key = 'GOOGLE_APPLICATION_CREDENTIALS=/path/to/key.json'
  if (!list) {
    const found = ['not looked at without a key of the project']
    return { what, state: 'missing', found, remedy: `${key} npm run doctor` }
  }
  const grant = `${key} npm run admin:grant -- admin@your-domain.example`
  try {
    const admins = await list()
    return check(what, admins.length > 0 ? [] : ['none'], grant, admins.join('; '))
  } catch (error) {
    return check(what, [`cannot be read: ${(error as Error).message}`], grant, '')
  }
}

/** What no file says and only the owner can. */
export const decisions: readonly Check[] = (
  [
    [
      'Sign-in',
      'sign-up off, long passwords, enumeration protection on',
      'Firebase console, Authentication, Settings: User actions, Password policy',
    ],
    [
      'Mail',
      'whether the office is mailed of each record; without it, it has to look at the desk',
      'site/backend/firestore/mail/README.md, then npx --yes firebase-tools@15.34.2 deploy --only functions --config site/backend/firestore/mail/firebase.json',
    ],
    [
      'Backups',
      'backups and point-in-time recovery outlive erasing: off, or named in /privacy',
      "gcloud firestore backups schedules list --database='(default)', and gcloud firestore databases describe",
    ],
    [
      'Privacy notice',
      'the legal bases or representative that the law asks for where visitors live, what the host logs and for how long, reCAPTCHA with App Check, the dates',
      PRIVACY,
    ],
    [
      'Accessibility statement',
      'whether its limits still hold, and its date',
      'content/pages/accessibility.ts',
    ],
    [
      'Transport policy',
      'Strict-Transport-Security says preload: browsers may hold the domain to HTTPS for years',
      'firebase.json',
    ],
  ] as const
).map(([what, found, remedy]) => ({ what, state: 'yours to decide', found: [found], remedy }))

/** A check as it is printed. */
export const printed = ({ what, state, found, remedy }: Check) =>
  [
    `${state.padEnd(15)}  ${what}`,
    ...found.map((line) => `                 ${line}`),
    ...(remedy ? [`                 → ${remedy}`] : []),
  ].join('\n')
