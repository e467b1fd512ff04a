import {
  IconButton,
  NamedIcon,
  Tooltip,
  TooltipContent,
  TooltipProvider,
  TooltipTrigger,
} from '@duskpane/ui'

/** The name of an icon, which its button has as well. */
export function DoName() {
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

/** What has to be read, no finger can open. */
export function DontName() {
  return (
    <TooltipProvider>
      <Tooltip>
        <TooltipTrigger asChild>
          <IconButton aria-label="Start again">
            <NamedIcon name="rotate-cw" />
          </IconButton>
        </TooltipTrigger>
        <TooltipContent>
          Everything that you have typed is lost, and the samples in your cart are free again.
        </TooltipContent>
      </Tooltip>
    </TooltipProvider>
  )
}
