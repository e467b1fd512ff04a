import { illustrativeAmong, type Product, plain, type Stated } from '../schema'

/** Meters with two digits. */
const meters = (inches: number) => (inches * 0.0254).toFixed(2)

/** A fact as it is shown. */
const fact = <T>(label: string, stated: Stated<T>, text: (value: T) => string) => ({
  label,
  text: text(plain(stated)),
})

/** Says which facts of some products are illustrative; undefined where none is. */
export const productsNote = (products: readonly Product[]) =>
  illustrativeAmong({
    pieces: products.map(({ piece }) => piece),
    'shades and thicknesses': products.map(({ film }) => film),
    'lifetimes other than 5 to 10 years': products.map(({ lastsYears }) => lastsYears),
  })

/** What one buys of a product: the piece, its shade or thickness, how long it lasts. */
export function factsOf({ piece, film, lastsYears }: Product) {
  const { model, ...value } = plain(film)
  const inLine = (text: string) => (model ? `${model}, ${text}` : text)
  return {
    piece: fact('Piece', piece, ({ widthInches: width, lengthFeet: length }) =>
      [`${width} in × ${length} ft`, `(${meters(width)} × ${meters(length * 12)} m)`].join(' '),
    ),
    film:
      'vlt' in value
        ? fact('Shade', film, () => inLine(`${value.vlt}% VLT`))
        : fact('Thickness', film, () => inLine(`${value.thicknessMil} mil`)),
    lasts: fact('Lasts', lastsYears, ([from, to]) => `${from} to ${to} years`),
  }
}
