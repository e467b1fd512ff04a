import { brand } from '@duskpane/content/brand'
import { contact } from '@duskpane/content/pages/contact'
import { Icon } from '@duskpane/ui/icon'
import { useNear } from '@duskpane/ui/use-near'
import { MapPin } from 'lucide'
import { useRef } from 'react'

/**
 * The third-party map, requested only when the visitor scrolls near it. `loading="lazy"` alone starts
 * thousands of pixels ahead.
 */
export function MapFrame() {
  const { title, source } = contact.map
  const { city, region } = brand.address
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)

  return (
    <div ref={place} className="grid h-72 place-items-center bg-line *:[grid-area:1/1] md:h-96">
      {/* Covered by the map once it loads; stays where a blocker takes its frame away. */}
      <p aria-hidden className="flex items-center gap-2 text-lg font-semibold">
        <Icon icon={MapPin} /> <span>{`${city}, ${region}`}</span>
      </p>
      <iframe
        title={title}
        src={near ? source : undefined}
        hidden={!near}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        className="size-full border-0"
      />
    </div>
  )
}
