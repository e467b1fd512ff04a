import { lawPath } from '../paths'
import { type LawRecord, type LimitsRecord, lawOf, limitsOf, type TintLaw } from './tint-law'

interface LawModule {
  readonly limits: LimitsRecord
  readonly law: LawRecord
}

const modules = import.meta.glob<LawModule>('./{us,world}/*.ts')
const files = new Map(Object.keys(modules).map((file) => [file.replace(/^.*\/|\.ts$/g, ''), file]))

/**
 * The law of a place, by the name of its module; undefined where there is none.
 * @param ask how the module is asked for
 */
export async function loadLaw(
  slug: string,
  ask = (load: () => Promise<LawModule>) => load(),
): Promise<TintLaw | undefined> {
  const load = modules[files.get(slug) ?? '']
  const module = load && (await ask(load))
  return (
    module && {
      ...limitsOf(module.limits),
      ...lawOf(module.law, module.limits.checked),
      slug,
      path: lawPath(slug),
    }
  )
}
