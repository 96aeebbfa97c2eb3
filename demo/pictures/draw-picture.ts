import { productDrawingOf } from '#demo/catalogue/picture-of.ts'
import { apparel } from './apparel/apparel.ts'
import type { ProductDrawing, View } from './drawing.ts'
import { footwear } from './footwear/footwear.ts'
import type { SceneFormat } from './scenes/scene.ts'
import { scenes } from './scenes/scenes.ts'

const isFormat = (value: string): value is SceneFormat => value === 'wide' || value === 'tall'

const isView = (value: string): value is View =>
  value === 'main' || value === 'alternate' || value === 'detail'

/** The names come from a URL, so only what a record itself holds counts. */
const own = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** The drawing of a product template, by the name the catalogue uses. */
export const templateOf = (name: string): ProductDrawing | undefined =>
  own(footwear, name) ?? own(apparel, name)

const drawScene = (name: string, format: string): string | undefined =>
  isFormat(format) ? own(scenes, name)?.(format) : undefined

const drawProduct = (styleSlug: string, colourCode: string, view: string): string | undefined => {
  const product = productDrawingOf(styleSlug, colourCode)
  return product && isView(view) ? templateOf(product.template)?.(product.colourway, view) : undefined
}

/**
 * Draws the demo shop's picture of a public id as an SVG document.
 * Ids are `scenes/{name}/{wide|tall}` and `products/{styleSlug}/{colourCode}/{main|alternate|detail}`.
 * @returns undefined where no picture has this id
 */
export const drawPicture = (publicId: string): string | undefined => {
  const [kind, first = '', second = '', third = '', ...rest] = publicId.split('/')
  if (rest.length > 0) return undefined
  if (kind === 'scenes' && third === '') return drawScene(first, second)
  return kind === 'products' ? drawProduct(first, second, third) : undefined
}
