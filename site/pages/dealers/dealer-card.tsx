import { clockOf, contactsOf } from '@duskpane/content/forms/inquiry-country'
import { dealers } from '@duskpane/content/pages/dealers'
import { type Dealer, type DealerPlace, plain } from '@duskpane/content/schema'
import { Card, CardContent, CardTitle } from '@duskpane/ui/card'
import { Eyebrow } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { Link } from '@duskpane/ui/link'
import { Globe, Mail, MapPin, Phone } from 'lucide'
import { Hours } from './hours'

const contactIcons = { email: Mail, phone: Phone, website: Globe } as const
const contactLabels = {
  email: dealers.emailLabel,
  phone: dealers.phoneLabel,
  website: dealers.websiteLabel,
} as const

/** A dealer: where its places are, how to reach it, and when somebody answers. */
export function DealerCard({ dealer }: { readonly dealer: Dealer }) {
  const [main, ...others] = dealer.places
  return (
    <Card className="h-full">
      <CardContent>
        <Eyebrow>{dealer.region}</Eyebrow>
        <CardTitle>{plain(dealer.name)}</CardTitle>
        <Address place={main} />
        {contactsOf(dealer).map(({ way, name, to }) => (
          <p key={way} className="flex items-center gap-2">
            <Icon icon={contactIcons[way]} label={contactLabels[way]} />
            <Link href={to} className="wrap-anywhere">
              {name}
            </Link>
          </p>
        ))}
        {/* As high as with the time. */}
        <div className="min-h-14 text-sm">
          <PlaceHours place={main} />
        </div>
        {others.map((place) => (
          <div
            key={`${plain(place.location)} ${plain(place.street ?? '')}`}
            className="grid w-full gap-2 border-t border-line pt-4"
          >
            <Address place={place} />
            <div className="text-sm">
              <PlaceHours place={place} />
            </div>
          </div>
        ))}
      </CardContent>
    </Card>
  )
}

function Address({ place: { location, street } }: { readonly place: DealerPlace }) {
  return (
    <p className="flex items-center gap-2">
      <Icon icon={MapPin} label={dealers.locationLabel} />
      <span>{street ? `${plain(street)}, ${plain(location)}` : plain(location)}</span>
    </p>
  )
}

function PlaceHours({ place }: { readonly place: DealerPlace }) {
  const { city, ...clock } = clockOf(place)
  return <Hours {...clock} city={city.split(',')[0] ?? city} />
}
