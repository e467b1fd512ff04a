'use client'

import { useMemo } from 'react'
import type { Words } from '../english.ts'
import type { Optional } from '../lib/optional.ts'
import { useWords } from '../words.tsx'

type TableTexts = Words['dataTable'] & Omit<Words['pagination'], 'label'>

/**
 * The texts of a table: those it is given, and for the others those of the language around it.
 * @returns the texts, and the props that are not texts
 */
function useTableTexts<Rest extends object>({
  loadingText,
  errorText,
  noMatchText,
  countText,
  rowsText,
  pagesLabel,
  previousLabel,
  nextLabel,
  pageLabel,
  editLabel,
  selectAllLabel,
  selectRowLabel,
  showAllText,
  showLessText,
  ...rest
}: Optional<TableTexts> & Rest) {
  const words = useWords('dataTable')
  // Memoized: the rows are rendered again when their texts change.
  const rowTexts = useMemo(
    () => ({
      editLabel: editLabel ?? words.editLabel,
      selectRowLabel: selectRowLabel ?? words.selectRowLabel,
      showAllText: showAllText ?? words.showAllText,
      showLessText: showLessText ?? words.showLessText,
    }),
    [words, editLabel, selectRowLabel, showAllText, showLessText],
  )
  const texts = {
    rows: rowTexts,
    pagination: { previousLabel, nextLabel, pageLabel },
    loadingText: loadingText ?? words.loadingText,
    errorText: errorText ?? words.errorText,
    noMatchText: noMatchText ?? words.noMatchText,
    countText: countText ?? words.countText,
    rowsText: rowsText ?? words.rowsText,
    pagesLabel: pagesLabel ?? words.pagesLabel,
    selectAllLabel: selectAllLabel ?? words.selectAllLabel,
  }
  return [texts, rest] as const
}

export { type TableTexts, useTableTexts }
