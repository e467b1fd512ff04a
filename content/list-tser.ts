import { loadModules } from './list-loader'
import { contradictions, INWARD_SHARE, SOLAR_SHARES, TSER_TOLERANCE } from './tser-from-spectrum'

/** `npm run content:tser`: prints the models whose stated TSER contradicts their VLT, IRR and UVR. */
const file = 'content/films/models.ts'
const { lines } = (await loadModules([file]))[file] as typeof import('./films/models')

const { uv, visible, infrared } = SOLAR_SHARES
console.log(
  `Sunlight as ${uv}% ultraviolet, ${visible}% visible, ${infrared}% infrared; ${INWARD_SHARE}% of what is absorbed flows inward.
Where a line states how much it reflects outside, that counts for all of sunlight; else 8%, as clear glass.`,
)

const points = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(0)}`
let listed = 0
let all = 0
for (const { name, slug, models, traits } of lines) {
  const reflectance = traits.reflectance?.outside
  const found = contradictions(models, reflectance)
  all += models.length
  listed += found.length
  if (found.length === 0) continue
  console.log(
    `\n${name}  content/films/${slug}/models.ts${reflectance ? `  reflects ${reflectance}%` : ''}`,
  )
  for (const { model, tser, difference, needed, most } of found) {
    const remedy =
      needed < 0
        ? 'too low even if nothing were reflected'
        : needed > most
          ? 'too high even if all that does not pass were reflected'
          : `would have to reflect ${needed.toFixed(0)}% of sunlight`
    console.log(
      `  ${model.name.padEnd(12)} ${model.illustrative ? 'illustrative' : 'stated      '}  TSER ${model.tser}%, follows ${tser.toFixed(0)}% (${points(difference)}): ${remedy}`,
    )
  }
}
console.log(`\n${listed} of ${all} models differ by more than ${TSER_TOLERANCE} points`)
