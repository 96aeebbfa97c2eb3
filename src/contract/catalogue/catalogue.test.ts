import { describe, expect, test } from 'vitest'
import { type CatalogueProduct, catalogueProductSchema, catalogueSchema, textIn } from './catalogue.ts'

const product: CatalogueProduct = {
  productId: 'MW0000AA',
  masterId: 'MW0000AA',
  slug: 'men/shoes/fell',
  name: { en: 'Fell' },
  description: { en: '<p>Grips.</p>' },
  brand: 'Marlow',
  productType: 'standard',
  details: [],
  categoryIds: ['1000'],
  position: 0,
  publishedAt: '2026-01-15T09:00:00Z',
  attributes: [
    {
      type: 'color',
      label: { en: 'Colour' },
      options: [
        { id: 'FRN', value: { en: 'Fern' } },
        { id: 'SLT', value: { en: 'Slate' } },
      ],
    },
    { type: 'size', label: { en: 'Size' }, options: [{ id: '9', value: { en: '9' } }] },
  ],
  images: [
    { publicId: 'products/fell/FRN/main', alt: { en: 'Fell' }, colorId: 'FRN', width: 1200, height: 1200 },
  ],
  variants: [
    {
      variantId: 'MW0000AA-FRN-9',
      upc: '4000000000006',
      sku: 'MW0000AA-FRN-9',
      attributes: { color: 'FRN', size: '9' },
      quantity: 3,
      prices: { USD: { current: 9000, original: 12000 } },
    },
  ],
}
const category = { categoryId: '1000', slug: 'men', name: { en: 'Men' }, position: 0 }
const variant = product.variants[0] ?? expect.unreachable()

const pathsRefused = (candidate: unknown) =>
  catalogueProductSchema.safeParse(candidate).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('textIn', () => {
  const text = { de: 'Größe', en: 'Size', 'en-gb': 'UK size' }
  test.each([
    ['en-gb', 'UK size'],
    ['de-de', 'Größe'],
    ['fr-fr', 'Size'],
  ])('reads %s', (locale, expected) => expect(textIn(text, locale)).toBe(expected))

  test('falls back to the first text where there is no English', () =>
    expect(textIn({ fr: 'Taille', de: 'Größe' }, 'en-us')).toBe('Taille'))
})

describe('a product', () => {
  test('is accepted when its parts agree', () => expect(pathsRefused(product)).toEqual([]))

  test.each<[string, Partial<CatalogueProduct>, string]>([
    ['an id in lower case', { productId: 'mw0000aa' }, 'productId'],
    ['a slug with spaces', { slug: 'men/trail shoes' }, 'slug'],
    ['the same upc twice', { variants: [variant, { ...variant, variantId: 'other' }] }, 'variants.1.upc'],
    [
      'a colour it lacks',
      { variants: [{ ...variant, attributes: { color: 'EMB', size: '9' } }] },
      'variants.0.attributes.color',
    ],
    [
      'a variant without size',
      { variants: [{ ...variant, attributes: { color: 'FRN' } }] },
      'variants.0.attributes.size',
    ],
    [
      'an unknown attribute',
      { variants: [{ ...variant, attributes: { color: 'FRN', size: '9', width: 'W' } }] },
      'variants.0.attributes.width',
    ],
    ['colour after size', { attributes: product.attributes.toReversed() }, 'attributes'],
    [
      'a current price above the original',
      { variants: [{ ...variant, prices: { USD: { current: 2, original: 1 } } }] },
      'variants.0.prices.USD',
    ],
    [
      'a picture that climbs out of its folder',
      { images: [{ publicId: '../x', alt: { en: '' }, width: 1, height: 1 }] },
      'images.0.publicId',
    ],
    ['a negative quantity', { variants: [{ ...variant, quantity: -1 }] }, 'variants.0.quantity'],
  ])('is refused for %s', (_, change, path) =>
    expect(pathsRefused({ ...product, ...change })).toEqual([path]),
  )
})

describe('a catalogue', () => {
  const refused = (catalogue: unknown) =>
    catalogueSchema.safeParse(catalogue).error?.issues.map(({ path }) => path.join('.')) ?? []

  test('is accepted when its references hold', () =>
    expect(refused({ categories: [category], products: [product] })).toEqual([]))

  test('is refused for a product in an unknown category', () =>
    expect(refused({ categories: [], products: [product] })).toEqual(['products.0.categoryIds.0']))

  test('is refused for categories that are each other’s parent', () => {
    const circle = [
      { ...category, parentId: '2000' },
      { ...category, categoryId: '2000', slug: 'shoes', parentId: '1000' },
    ]
    expect(refused({ categories: circle, products: [] })).toEqual([
      'categories.0.parentId',
      'categories.1.parentId',
    ])
  })
})
