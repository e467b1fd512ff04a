import {
  IconButton,
  NamedIcon,
  Tooltip,
  TooltipContent,
  TooltipProvider,
  TooltipTrigger,
} from '@duskpane/ui'

export function Example() {
  return (
    <TooltipProvider>
      <Tooltip>
        <TooltipTrigger asChild>
          <IconButton aria-label="Start again">
            <NamedIcon name="rotate-cw" />
          </IconButton>
        </TooltipTrigger>
        <TooltipContent>Start again</TooltipContent>
      </Tooltip>
    </TooltipProvider>
  )
}
