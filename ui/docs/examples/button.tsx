import { Button, buttonVariants } from '@duskpane/ui'

export function Example() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => alert('Saved')}>Save</Button>
      <Button variant="outline">Cancel</Button>
      <Button asChild variant="ghost">
        <a href="#help">Help</a>
      </Button>
      <label className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        Attach <input type="file" className="sr-only" />
      </label>
    </div>
  )
}
