import { describe, expect, test } from 'vitest'
import { apparel } from '#demo/pictures/apparel/apparel.ts'
import { footwear } from '#demo/pictures/footwear/footwear.ts'
import { catalogueSchema } from '#src/contract/catalogue/catalogue.ts'
import { buildDemoCatalogue } from './catalogue.ts'
import { colours } from './colours.ts'
import { eanCheckDigit } from './ean.ts'
import { productDrawingOf } from './picture-of.ts'
import { styles } from './styles/styles.ts'
import { languages } from './words.ts'

const catalogue = buildDemoCatalogue()
const { categories, products } = catalogue
const variants = products.flatMap((product) => product.variants)

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

/** Every localized text of a value, with its path: an object whose keys are languages or locales. */
function textsOf(value: unknown, path: string): [string, Record<string, unknown>][] {
  if (Array.isArray(value)) return value.flatMap((each, index) => textsOf(each, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  if (entries.every(([key]) => /^[a-z]{2}(-[a-z]{2})?$/.test(key)))
    return [[path, Object.fromEntries(entries)]]
  return entries.flatMap(([key, each]) => textsOf(each, `${path}.${key}`))
}

describe('the demo catalogue', () => {
  test('is a catalogue by the contract', () => {
    expect(catalogueSchema.safeParse(catalogue).error?.issues ?? []).toEqual([])
  })

  test('addresses German readers as du', () => {
    const formal = textsOf(catalogue, '').filter(([, { de }]) => /\bSie\b|\bIhre?[mnrs]?\b/.test(String(de)))
    expect(formal.map(([path]) => path)).toEqual([])
  })

  test('is the same at every call', () => expect(buildDemoCatalogue()).toEqual(catalogue))

  test('has at least 60 styles of 2 to 6 colours and at least 900 variants', () => {
    expect(new Set(products.map(({ masterId }) => masterId)).size).toBeGreaterThanOrEqual(60)
    for (const { colours: codes, slug } of styles) {
      expect(codes.length, slug).toBeGreaterThanOrEqual(2)
      expect(codes.length, slug).toBeLessThanOrEqual(6)
    }
    expect(variants.length).toBeGreaterThanOrEqual(900)
  })

  test('numbers every style, product, variant and article once', () => {
    expect(isUnique(styles.map(({ slug }) => slug))).toBe(true)
    expect(isUnique(variants.map(({ variantId }) => variantId))).toBe(true)
    expect(isUnique(variants.map(({ upc }) => upc))).toBe(true)
    for (const { upc } of variants) expect(upc.slice(12)).toBe(eanCheckDigit(upc.slice(0, 12)))
  })

  test('writes every text in English, French and German', () => {
    const texts = [...textsOf(categories, 'categories'), ...textsOf(products, 'products')]
    const missing = texts.filter(([, text]) => languages.some((language) => !text[language]))
    expect(missing).toEqual([])
  })

  test('describes every style in words of its own', () => {
    for (const language of languages) {
      const written = styles.map(({ description }) => description[language])
      expect(isUnique(written)).toBe(true)
    }
  })

  test('keeps markup out of the authored texts', () => {
    const texts = styles.flatMap(({ description, what }) => [
      ...Object.values(description),
      ...Object.values(what),
    ])
    expect(texts.filter((text) => /[<>&'"]/.test(text))).toEqual([])
  })

  test('draws every picture', () => {
    for (const { images } of products)
      for (const { publicId } of images) {
        const [, styleSlug = '', code = ''] = publicId.split('/')
        const template = productDrawingOf(styleSlug, code)?.template ?? ''
        expect(footwear[template] ?? apparel[template], publicId).toBeTypeOf('function')
      }
    expect(productDrawingOf('fell-runner-2', 'ZZZ')).toBeUndefined()
  })

  test('uses every template and every colour', () => {
    expect(new Set(styles.map(({ template }) => template)).size).toBe(26)
    const used = new Set<string>(styles.flatMap((style) => style.colours))
    expect(Object.keys(colours).filter((code) => !used.has(code))).toEqual([])
  })
})

describe('its categories', () => {
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const leaves = categories.filter(({ categoryId }) => !parents.has(categoryId))

  test('stand three levels deep', () => {
    expect(Math.max(...categories.map(({ slug }) => slug.split('/').length))).toBe(3)
    expect(categories.length).toBeGreaterThanOrEqual(35)
  })

  test.each(leaves.map(({ slug, categoryId }) => [slug, categoryId]))(
    '%s holds at least three products',
    (_, id) =>
      expect(products.filter(({ categoryIds }) => categoryIds.includes(id)).length).toBeGreaterThanOrEqual(3),
  )

  test('each have a picture', () =>
    expect(categories.filter(({ picture }) => picture === undefined)).toEqual([]))
})

describe('its variants', () => {
  test('are priced in all four currencies', () => {
    for (const { prices } of variants) expect(Object.keys(prices)).toEqual(['USD', 'CAD', 'GBP', 'EUR'])
  })

  test('are on sale, sold out and last few, each a part of the whole', () => {
    const share = (count: number) => count / variants.length
    const onSale = variants.filter(({ prices }) =>
      Object.values(prices).some((price) => price.current < price.original),
    )
    expect(share(onSale.length)).toBeGreaterThan(0.05)
    expect(share(onSale.length)).toBeLessThan(0.2)
    expect(share(variants.filter(({ quantity }) => quantity === 0).length)).toBeGreaterThan(0.05)
    expect(share(variants.filter(({ quantity }) => quantity >= 1 && quantity <= 3).length)).toBeGreaterThan(
      0.08,
    )
  })

  test('include a colour that is sold out in every size', () => {
    const ferry = products.find(({ slug }) => slug.endsWith('/ferry-slip-on'))
    const sea = ferry?.variants.filter(({ attributes }) => attributes['color'] === 'SEA') ?? []
    expect(sea.length).toBeGreaterThan(0)
    expect(sea.every(({ quantity }) => quantity === 0)).toBe(true)
  })
})
