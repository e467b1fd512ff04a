import { brand } from '@duskpane/content/brand'
import { contact } from '@duskpane/content/pages/contact'
import { plain } from '@duskpane/content/schema'
import { Container } from '@duskpane/ui/container'
import { Icon } from '@duskpane/ui/icon'
import { Link } from '@duskpane/ui/link'
import { useNear } from '@duskpane/ui/use-near'
import { MapPin } from 'lucide'
import { useRef } from 'react'

/**
 * The third-party map, requested only when the visitor scrolls near it. `loading="lazy"` alone starts
 * thousands of pixels ahead. A page cannot see that a foreign frame was refused, so address and link always stand
 * above it.
 */
export function MapFrame() {
  const { title, source, link } = contact.map
  const { street, city, region } = brand.address
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)

  return (
    <figure ref={place}>
      <figcaption>
        <Container className="flex flex-wrap items-center gap-x-6 gap-y-1 pb-4">
          <p className="flex items-center gap-2 font-semibold">
            <Icon icon={MapPin} /> <span>{`${plain(street)}, ${city}, ${region}`}</span>
          </p>
          <Link href={link.to} rel="noreferrer" className="print:hidden">
            {link.name}
          </Link>
        </Container>
      </figcaption>
      <div className="h-72 bg-line print:hidden md:h-96">
        {/* Without `allow-same-origin` the frame requests tiles without a Referer, which OpenStreetMap refuses. */}
        <iframe
          title={title}
          src={near ? source : undefined}
          hidden={!near}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className="size-full border-0"
        />
      </div>
    </figure>
  )
}
