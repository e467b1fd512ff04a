import { Button, Surroundings, Tooltip, TooltipContent, TooltipTrigger } from '@duskpane/ui'

export function Example() {
  return (
    <Surroundings
      theme="ink"
      style={{ display: 'block', padding: '1.5rem', background: 'var(--dp-surface)' }}
    >
      <Tooltip>
        <TooltipTrigger asChild>
          <Button variant="outline">Call</Button>
        </TooltipTrigger>
        <TooltipContent>In ink, too</TooltipContent>
      </Tooltip>
    </Surroundings>
  )
}
