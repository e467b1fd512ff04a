/**
 * What the HTTP Observatory of MDN and Mozilla would say of an answer: version 4 of its algorithm,
 * from `src/analyzer/tests/` and `src/grader/charts.js` of github.com/mdn/mdn-http-observatory
 * 1.4.8. Its own scanner wants a public host and brings a web server and a database along.
 *
 * Taken as given is what the host does and a preview cannot show: https with a valid certificate,
 * and the redirect to it. Not counted is the bonus for standing on the browsers' HSTS list.
 */

export interface Answer {
  readonly headers: Headers
  /** What an OPTIONS request from `ELSEWHERE` is told. */
  readonly preflight: Headers
  readonly body: string
}

/** The origin that asks for leave in the preflight. */
export const ELSEWHERE = 'https://http-observatory.security.mozilla.org'

/** Points that a rule gives or takes, of a hundred. */
interface Finding {
  readonly rule: string
  readonly points: number
}

export interface Report {
  readonly grade: string
  readonly score: number
  readonly findings: readonly Finding[]
}

const GRADES = ['F', 'F', 'F', 'F', 'F', 'D-', 'D', 'D', 'D+', 'C-', 'C', 'C', 'C+', 'B-', 'B']
GRADES.push('B', 'B+', 'A-', 'A', 'A', 'A+')
/** Bonuses count only for those who have at least this without them. */
const ENOUGH_FOR_BONUS = 90

/** The grade of an answer, the score behind it, and what each rule gave or took. */
export function observe(answer: Answer): Report {
  const findings = Object.entries(rules).map(([rule, points]) => ({ rule, points: points(answer) }))
  const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 100)
  const points = findings.map((finding) => finding.points)
  const plain = Math.max(0, sum(points.filter((point) => point < 0)))
  const score = plain >= ENOUGH_FOR_BONUS ? sum(points) : plain
  return { grade: GRADES[Math.floor(Math.min(score, 100) / 5)] ?? 'F', score, findings }
}

const rules: Readonly<Record<string, (answer: Answer) => number>> = {
  'content-security-policy': ({ headers }) => pointsForPolicy(policyOf(headers)),
  // The site sets none. One that is set counts as the worst that a cookie can be.
  cookies: ({ headers }) => (headers.getSetCookie().length === 0 ? 0 : -40),
  'cross-origin-resource-sharing': ({ preflight }) =>
    preflight.get('access-control-allow-origin') === ELSEWHERE &&
    preflight.get('access-control-allow-credentials') === 'true'
      ? -50
      : 0,
  'referrer-policy': ({ headers }) => {
    const policies = (headers.get('referrer-policy') ?? '').toLowerCase().split(',')
    const last = policies.map((policy) => policy.trim()).findLast((policy) => policy in REFERRER)
    return headers.has('referrer-policy') ? (REFERRER[last ?? ''] ?? -5) : 0
  },
  'strict-transport-security': ({ headers }) => {
    const header = headers.get('strict-transport-security') ?? ''
    const maxAgeS = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1]
    if (maxAgeS === undefined || header.includes(',')) return -20
    return Number(maxAgeS) >= 15_552_000 ? 0 : -10
  },
  'subresource-integrity': ({ headers, body }) =>
    headers.get('content-type')?.startsWith('text/html') ? pointsForScripts(body) : 0,
  'x-content-type-options': ({ headers }) =>
    headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
  'x-frame-options': ({ headers }) => {
    if (policyOf(headers)?.has('frame-ancestors')) return 5
    return /^(deny|sameorigin|allow-from.*)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
  },
  'cross-origin-resource-policy': ({ headers }) => {
    const policy = headers.get('cross-origin-resource-policy')?.toLowerCase()
    if (policy === 'same-origin' || policy === 'same-site') return 10
    return policy === undefined || policy === 'cross-origin' ? 0 : -5
  },
}

const REFERRER: Readonly<Record<string, number>> = {
  'no-referrer': 5,
  'same-origin': 5,
  'strict-origin': 5,
  'strict-origin-when-cross-origin': 5,
  origin: -5,
  'origin-when-cross-origin': -5,
  'unsafe-url': -5,
  'no-referrer-when-downgrade': -5,
}

type Policy = ReadonlyMap<string, readonly string[]>

function policyOf(headers: Headers): Policy | undefined {
  const header = headers.get('content-security-policy')?.toLowerCase()
  if (!header) return undefined
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

const isBroad = (source: string) => /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/.test(source)
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:'
const isInsecure = (source: string) => /^(http|ftp):/.test(source)
const isFingerprint = (source: string) => /^'(sha(256|384|512)|nonce)-/.test(source)

function pointsForPolicy(policy: Policy | undefined): number {
  if (!policy) return -25
  const sourcesOf = (directive: string) =>
    policy.get(directive) ?? policy.get('default-src') ?? ['*']
  /** Browsers that know fingerprints leave `unsafe-inline` beside them out. */
  const effective = (sources: readonly string[]) =>
    sources.some(isFingerprint) ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  const scripts = effective(sourcesOf('script-src'))
  const styles = effective(sourcesOf('style-src'))
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src')

  if (scripts.some((source) => isBroad(source) || isInline(source))) return -20
  if (sourcesOf('object-src').some(isBroad)) return -20
  if (active.some(([, sources]) => sources.some(isInsecure))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.some(isInsecure)) return -10
  if (styles.some((source) => isBroad(source) || isInline(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** Scripts of other hosts must come by https, and had better be held to a fingerprint. */
function pointsForScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"[^>]*>/g)].map(
    ([tag, src = '']) => ({ src, held: tag.includes(' integrity="') }),
  )
  const foreign = scripts.filter(({ src }) => /^(https?:)?\/\//.test(src))
  if (foreign.length === 0) return scripts.some(({ held }) => held) ? 5 : 0
  return Math.min(
    ...foreign.map(({ src, held }) => {
      if (src.startsWith('https:')) return held ? 5 : -5
      return held ? -20 : -50
    }),
  )
}
