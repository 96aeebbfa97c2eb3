import { err, ok, type Result } from '#src/base/result.ts'

export type Format = 'avif' | 'webp' | 'jpg' | 'png'

/** What a picture URL asks for. Sizes in pixels, quality 1 to 100, sharpen 0 (none) to 2000. */
export type Transformation = {
  width?: number
  height?: number
  crop: 'fill' | 'fit' | 'limit' | 'pad' | 'scale'
  gravity: string
  quality: number
  sharpen: number
  format: Format | 'auto'
}

/** Longest side a picture is made in, so that no address can exhaust the machine. */
const largestSide = 2560

const gravities: Record<string, string> = {
  auto: 'attention',
  center: 'centre',
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
  north_east: 'northeast',
  north_west: 'northwest',
  south_east: 'southeast',
  south_west: 'southwest',
}

type Read = (value: string, into: Transformation) => boolean

const wholeNumber = (value: string, most: number): number | undefined => {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= most ? number : undefined
}

const isCrop = (value: string): value is Transformation['crop'] =>
  ['fill', 'fit', 'limit', 'pad', 'scale'].includes(value)

const isFormat = (value: string): value is Transformation['format'] =>
  ['auto', 'avif', 'webp', 'jpg', 'png'].includes(value)

/** One reader a parameter of Cloudinary's URL grammar; false refuses the value. */
const readers: Record<string, Read> = {
  w: (value, into) => {
    const width = wholeNumber(value, largestSide)
    if (width) into.width = width
    return width !== undefined
  },
  h: (value, into) => {
    const height = wholeNumber(value, largestSide)
    if (height) into.height = height
    return height !== undefined
  },
  c: (value, into) => {
    if (isCrop(value)) into.crop = value
    return isCrop(value)
  },
  g: (value, into) => {
    const gravity = gravities[value]
    if (gravity) into.gravity = gravity
    return gravity !== undefined
  },
  q: (value, into) => {
    const quality = value.startsWith('auto') ? 50 : wholeNumber(value, 100)
    if (quality) into.quality = quality
    return quality !== undefined
  },
  e: (value, into) => {
    const amount = value === 'sharpen' ? 100 : wholeNumber(value.replace(/^sharpen:/, ''), 2000)
    if (amount) into.sharpen = amount
    return amount !== undefined && value.startsWith('sharpen')
  },
  f: (value, into) => {
    if (isFormat(value)) into.format = value
    return isFormat(value)
  },
}

const looksLikeParameters = (segment: string): boolean =>
  /^(?:[a-z]{1,3}_[^,/]+)(?:,[a-z]{1,3}_[^,/]+)*$/.test(segment)

/** A picture address after `/image/upload/`: transformation segments, then the public id. */
export const readPicturePath = (
  path: string,
): Result<{ publicId: string; transformation: Transformation }, string> => {
  const transformation: Transformation = {
    crop: 'limit',
    gravity: 'centre',
    quality: 80,
    sharpen: 0,
    format: 'auto',
  }
  const segments = path.split('/')
  while (segments.length > 1 && looksLikeParameters(segments[0] ?? '')) {
    for (const parameter of (segments.shift() ?? '').split(',')) {
      const [name = '', value = ''] = [
        parameter.slice(0, parameter.indexOf('_')),
        parameter.slice(parameter.indexOf('_') + 1),
      ]
      if (!readers[name]?.(value, transformation)) return err(parameter)
    }
  }
  if (/^v\d+$/.test(segments[0] ?? '')) segments.shift()
  const publicId = segments.join('/')
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9][A-Za-z0-9_.-]*)*$/.test(publicId)) return err('public id')
  return ok({ publicId, transformation })
}

/** The format an answer takes: the asked one, or the best that the client accepts. */
export const formatFor = (asked: Transformation['format'], accept: string): Format => {
  if (asked !== 'auto') return asked
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpg'
}
