import { viewerText as text } from '@duskpane/content/viewer'
import { Dialog, DialogContent, DialogTitle } from '@duskpane/ui/dialog'
import { FilmViewer, type FilmViewerProps } from './film-viewer'

interface ExplorerProps extends FilmViewerProps {
  readonly onClose: () => void
}

/** Each window for itself, other views, glass and eyes, in a layer over the page: the picture stays in view. */
export function Explorer({ onClose, ...props }: ExplorerProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="h-[calc(100dvh-1rem)] max-h-none w-[min(96rem,calc(100vw-1rem))] p-4 sm:p-6"
      >
        <DialogTitle className="mb-4">{text.explorer(props.line)}</DialogTitle>
        <FilmViewer {...props} />
      </DialogContent>
    </Dialog>
  )
}
