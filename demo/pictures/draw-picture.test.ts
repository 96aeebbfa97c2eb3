import { describe, expect, it } from 'vitest'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { styles } from '#demo/catalogue/styles/styles.ts'
import { drawPicture, templateOf } from './draw-picture.ts'

const [style] = styles
const product = `products/${style?.slug}/${style?.colours[0]}`

describe('the drawing of a public id', () => {
  it.each([...new Set(styles.map(({ template }) => template))])(
    'exists for the template %s that the catalogue names',
    (template) => {
      expect(templateOf(template)).toBeDefined()
    },
  )

  it('exists for the leading picture of every product and category', { timeout: 60_000 }, () => {
    const { products, categories } = buildDemoCatalogue()
    const ids = [
      ...products.flatMap(({ images }) => images[0]?.publicId ?? []),
      ...categories.flatMap(({ picture }) => picture ?? []),
    ]
    expect(ids.filter((id) => !drawPicture(id)?.startsWith('<svg '))).toEqual([])
  })

  it.each(['scenes/ridgeline-dawn/wide', 'scenes/coast-tide/tall', `${product}/main`, `${product}/detail`])(
    'is an SVG document for %s',
    (id) => {
      expect(drawPicture(id)).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
    },
  )

  it.each([
    '',
    'scenes',
    'scenes/ridgeline-dawn',
    'scenes/ridgeline-dawn/square',
    'scenes/ridgeline-dawn/wide/extra',
    'scenes/nowhere/wide',
    'scenes/constructor/wide',
    'products/no-such-style/001/main',
    `${product}/back`,
    `${product}/main/extra`,
    'posters/ridgeline-dawn/wide',
  ])('is missing for %j', (id) => {
    expect(drawPicture(id)).toBeUndefined()
  })
})
