import { expect, test } from 'vitest'
import { filmModels } from './film-models'
import { films, loadFilm } from './films'
import { isIllustrative, plain } from './schema'

const lines = await Promise.all(films.map((film) => loadFilm(film)))

test('every model of every page is listed, with what its page says of it', () => {
  const ofPages = lines.flatMap(({ models = [], thicknesses = [], warranty, path }) =>
    models.map((model) => {
      const values = plain(model)
      const thickness = thicknesses.map(plain).find(({ name }) => name === values.name)
      return {
        ...values,
        path,
        illustrative: isIllustrative(model),
        thicknessMil: thickness?.thicknessMil,
        warranty: warranty?.title,
      }
    }),
  )
  const vehiclesFirst = filmModels.map(({ line }) => line.market).lastIndexOf('automotive') + 1
  const inOrderOfPages = [...filmModels.slice(vehiclesFirst), ...filmModels.slice(0, vehiclesFirst)]
  expect(
    inOrderOfPages.map(({ line, thicknessMil, warranty, ...rest }) => ({
      ...rest,
      path: line.path,
      thicknessMil,
      warranty,
    })),
  ).toEqual(ofPages)
})

test('a name is a model’s own, whatever its case', () => {
  const names = filmModels.map(({ name }) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})
