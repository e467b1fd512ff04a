import { GLASSES, glassOf, ORDINARY_GLASS } from '@duskpane/content/laws/glass'
import { verdictText as text } from '@duskpane/content/laws/text'
import { useChoice } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'

/** The factory glass, and the glass behind the driver of an SUV. Both are kept in the query string. */
export default function GlassFields({ behind }: { readonly behind: boolean }) {
  const [chosen, choose] = useChoice()
  const { vlt, privacy } = glassOf(chosen)
  return (
    <>
      <ChoiceField
        name="glass"
        label={text.glass}
        value={String(vlt)}
        options={GLASSES.map((glass) => [String(glass), text.glassOption(glass)])}
        onChoose={(value) => choose({ glass: value === String(ORDINARY_GLASS) ? null : value })}
      />
      {behind && (
        <ChoiceField
          name="behind"
          label={text.behind}
          className="max-sm:col-span-full"
          value={privacy ? 'privacy' : 'same'}
          options={Object.entries(text.behindOptions)}
          onChoose={(value) => choose({ behind: value === 'same' ? null : value })}
        />
      )}
    </>
  )
}
