/** The look of what opens in the middle: `Dialog` and `AlertDialog`. */
const dialogClasses = [
  'fixed inset-x-0 top-(--dp-above,0px) bottom-(--dp-keyboard,0px) z-50 m-auto h-fit max-h-[calc(100dvh-2rem-var(--dp-above,0px)-var(--dp-keyboard,0px))] w-[min(36rem,calc(100vw-2rem))]',
  'overflow-y-auto overscroll-contain wrap-break-word rounded-dp-lg border border-dp-line p-6 sm:p-8',
  'bg-dp-surface-raised text-dp-text shadow-dp-raised [--dp-ground:var(--dp-surface-raised)]',
  'transition-[opacity,scale] duration-dp-slow ease-out starting:scale-98 starting:opacity-0',
  'motion-reduce:duration-[0.01ms]',
]

const dialogFooterClasses = 'mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end'

export { dialogClasses, dialogFooterClasses }
