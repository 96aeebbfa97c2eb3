import { heightOf } from '#src/rules/pictures/picture-ladder.ts'

export type Format = 'avif' | 'webp' | 'jpg' | 'png'

/**
 * What is made of an original, all of it on the ladder. Width in pixels; ratio is width by height, the original's own
 * when missing; quality 1 to 100; sharpening 0 (none) to 100.
 */
export type Transformation = {
  width: number
  ratio?: number
  gravity: string
  quality: number
  sharpening: number
  format: Format | 'auto'
}

/** Names of Cloudinary's gravities, with sharp's names of them. */
export const gravities: ReadonlyMap<string, string> = new Map([
  ['center', 'centre'],
  ['auto', 'attention'],
  ['north', 'north'],
  ['south', 'south'],
  ['east', 'east'],
  ['west', 'west'],
  ['north_east', 'northeast'],
  ['north_west', 'northwest'],
  ['south_east', 'southeast'],
  ['south_west', 'southwest'],
])

/** The segments of a transformation in Cloudinary's grammar, as the shop's own addresses write them. */
export const transformationPath = (transformation: Transformation): string => {
  const { width, ratio, gravity, quality, sharpening, format } = transformation
  const focus = gravity === 'center' ? '' : `g_${gravity},`
  const resize =
    ratio === undefined ? `c_limit,w_${width}` : `c_fill,${focus}h_${heightOf(width, ratio)},w_${width}`
  const sharpen = sharpening > 0 ? [`e_sharpen:${sharpening}`] : []
  return [resize, `f_${format}`, `q_${quality}`, ...sharpen].join('/')
}

/** The format of a picture: the asked one, or the best that the client accepts. */
export const formatFor = (requested: Transformation['format'], accept: string): Format => {
  if (requested !== 'auto') return requested
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpg'
}
