import { Badge, badgeVariants } from '@duskpane/ui'

export function Example() {
  return (
    <p>
      Order 1042 <Badge variant="success">Paid</Badge>{' '}
      <a data-slot="badge" className={badgeVariants({ variant: 'secondary' })} href="#gifts">
        Gift
      </a>
    </p>
  )
}
