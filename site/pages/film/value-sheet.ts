import { filmText as text } from '@duskpane/content/pages/film'
import { type FilmModel, isIllustrative, plain, type Stated } from '@duskpane/content/schema'
import { csvLine } from '../../csv'

/** The values of a line as CSV (RFC 4180), units in the header, illustrative rows marked. */
export function valueSheet(models: readonly Stated<FilmModel>[]): string {
  const header = text.columns.map(({ key, header }) => (key === 'od' ? header : `${header} %`))
  const rows = models.map((model) => {
    const values = plain(model)
    return [
      values.name,
      ...text.columns.map(({ key }) => values[key]),
      isIllustrative(model) ? text.sheet.illustrative : text.sheet.stated,
    ]
  })
  return [[text.model, ...header, text.sheet.source], ...rows].map(csvLine).join('')
}
