import { cn } from '@duskpane/ui/cn'

/** The grid of a few choices in a `@container`: none stands alone in its row; where it would, it takes the whole row. */
export function choiceColumns(count: number) {
  return cn(
    'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2',
    columns[count] ?? '@max-[26.5rem]:*:last:odd:col-span-full @min-[26.5rem]:grid-cols-3',
  )
}

/** Of the counts that three columns do not suit. */
const columns: Readonly<Record<number, string>> = {
  4: '@min-[26.5rem]:grid-cols-2 @min-[36rem]:grid-cols-4',
  7: '@max-[36rem]:*:last:col-span-full @min-[36rem]:grid-cols-4',
}
