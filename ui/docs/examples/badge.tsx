import { Badge, badgeVariants } from '@duskpane/ui'

export function Example() {
  return (
    <p className="flex flex-wrap gap-2">
      Order 1042 <Badge variant="success">Paid</Badge>
      <a className={badgeVariants({ variant: 'secondary' })} href="#gifts">
        Gift
      </a>
    </p>
  )
}
