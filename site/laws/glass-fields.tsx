import { verdictText as text } from '@duskpane/content/verdicts'
import { Field } from '@duskpane/ui/field'
import { Select } from '@duskpane/ui/select'
import { useChoice } from '../router/use-choice'
import { GLASSES, glassOf, ORDINARY_GLASS } from './glass'

/** The factory glass, and what is behind the driver of an SUV; both are kept in the query string. */
export default function GlassFields({ behind }: { readonly behind: boolean }) {
  const [chosen, choose] = useChoice()
  const { vlt, privacy } = glassOf(chosen)
  return (
    <>
      <Field name="glass" label={text.glass}>
        <Select
          value={vlt}
          onChange={({ target: { value } }) =>
            choose({ glass: value === String(ORDINARY_GLASS) ? null : value })
          }
        >
          {GLASSES.map((glass) => (
            <option key={glass} value={glass}>
              {text.glassOption(glass)}
            </option>
          ))}
        </Select>
      </Field>
      {behind && (
        <Field name="behind" label={text.behind}>
          <Select
            value={privacy ? 'privacy' : 'same'}
            onChange={({ target: { value } }) =>
              choose({ behind: value === 'same' ? null : value })
            }
          >
            <option value="same">{text.behindOptions.same}</option>
            <option value="privacy">{text.behindOptions.privacy}</option>
          </Select>
        </Field>
      )}
    </>
  )
}
