import type { Model } from '@duskpane/content/films/catalog'
import type { GlassName } from '@duskpane/content/laws/tint-law'
import { cn } from '@duskpane/ui/cn'
import { useNear } from '@duskpane/ui/use-near'
import { useRef } from 'react'
import { late } from '../../load/late'
import { PartFailure } from '../../load/part-failure'

interface TintLawProps {
  /** The shades of a line, if it has any. */
  readonly models?: readonly Model[]
  /** The name of the model to begin with. */
  readonly model?: string
  /** Where the line goes; the side windows and the rear by default. */
  readonly windows?: readonly GlassName[]
}

const TintLawTool = late<TintLawProps>(() => import('./tint-law-tool'), {
  failure: <PartFailure />,
})

/** On which windows of a car a model may go, in the place the visitor chooses; without models, its limits. */
export function TintLaw(props: TintLawProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, { whileSavingData: true })
  return (
    // As high as the tool before a place is chosen, so that nothing below moves.
    <div
      ref={place}
      className={cn(
        'noscript:hidden',
        props.models
          ? 'min-h-[31.4rem] min-[22rem]:min-h-[24.05rem] sm:min-h-[16.7rem] md:min-h-[15.75rem] lg:min-h-[9.85rem]'
          : 'min-h-[19.6rem] min-[24rem]:min-h-[18.15rem] sm:min-h-[10.8rem] md:min-h-[9.85rem]',
      )}
    >
      {near && <TintLawTool {...props} />}
    </div>
  )
}
