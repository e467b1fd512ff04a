import { GLASSES, glassOf, ORDINARY_GLASS } from '@duskpane/content/laws/glass'
import { verdictText as text } from '@duskpane/content/laws/text'
import { Field } from '@duskpane/ui/field'
import { NativeSelect } from '@duskpane/ui/native-select'
import { useChoice } from '../../router/use-choice'

/** The factory glass, and what is behind the driver of an SUV; both are kept in the query string. */
export default function GlassFields({ behind }: { readonly behind: boolean }) {
  const [chosen, choose] = useChoice()
  const { vlt, privacy } = glassOf(chosen)
  return (
    <>
      <Field name="glass" label={text.glass}>
        <NativeSelect
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
        </NativeSelect>
      </Field>
      {behind && (
        <Field name="behind" label={text.behind} className="max-sm:col-span-full">
          <NativeSelect
            value={privacy ? 'privacy' : 'same'}
            onChange={({ target: { value } }) =>
              choose({ behind: value === 'same' ? null : value })
            }
          >
            <option value="same">{text.behindOptions.same}</option>
            <option value="privacy">{text.behindOptions.privacy}</option>
          </NativeSelect>
        </Field>
      )}
    </>
  )
}
