import { cn } from './lib/cn.ts'

/**
 * The look of a grid around one `Field` and its button: both on one line from 22rem on. `display: contents` keeps the
 * button level with the control, whatever stands above or below it.
 */
const inlineFieldStyle = () =>
  cn(
    'min-[22rem]:grid-cols-[1fr_auto] min-[22rem]:gap-x-3 min-[22rem]:gap-y-1.5 min-[22rem]:*:data-[slot=field]:contents',
    'min-[22rem]:**:data-[slot=field-head]:col-span-full',
    'min-[22rem]:**:data-[slot=field-error]:order-last min-[22rem]:**:data-[slot=field-error]:col-span-full',
    'min-[22rem]:**:data-[slot=field-count]:order-last min-[22rem]:**:data-[slot=field-count]:col-span-full',
  )

export { inlineFieldStyle }
