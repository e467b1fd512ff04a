import { readFileSync } from 'node:fs'
import type { StoreKind } from './store'

/** The file of a build that says what it is for. Published: whoever asks the site learns it, too. */
export const MARKER = 'build.json'

/** What a build is for. */
export interface Marker {
  readonly store: StoreKind
  /** Vite's. */
  readonly mode: string
  /** Firebase's id; null for the embedded store. */
  readonly project: string | null
}

/**
 * Why a build must not be deployed to a project of Firebase; nothing where it may.
 * @param project that of the deploy
 */
export function againstDeploy(marker: Partial<Marker>, project: string | undefined): string[] {
  const { store, mode, project: own } = marker
  if (store === 'embedded') {
    return ['It is a build of the embedded store: what visitors send stays in their browsers.']
  }
  if (store !== 'firestore') return [`It has no ${MARKER}: build it first.`]
  return [
    ...(mode === 'emulators' ? ['It asks the emulators.'] : []),
    ...(project && own !== project
      ? [`It is for the project ${own}, and not for ${project}.`]
      : []),
  ]
}

/** The marker of the build that lies in `dist/`; empty where there is none. */
function builtMarker(): Partial<Marker> {
  try {
    return JSON.parse(readFileSync(`dist/${MARKER}`, 'utf8'))
  } catch {
    return {}
  }
}

// Before each deploy of the hosting, which names its project this way.
if (process.argv[1] === import.meta.filename) {
  const reasons = againstDeploy(builtMarker(), process.env.GCLOUD_PROJECT)
  for (const reason of reasons) console.error(`dist must not be deployed: ${reason}`)
  process.exitCode = reasons.length > 0 ? 1 : 0
}
