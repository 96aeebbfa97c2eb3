import { err, ok, type Result } from '#src/base/result.ts'
import {
  qualityOnLadder,
  ratioOnLadder,
  sharpeningOnLadder,
  widthOnLadder,
} from '#src/rules/pictures/picture-ladder.ts'
import { gravities, transformationPath, type Transformation } from './transformation.ts'

/** What an address asks for, before it is put on the ladder. */
type Asked = {
  width?: number
  height?: number
  crop: 'fill' | 'limit'
  gravity: string
  quality: number
  sharpening: number
  format: Transformation['format']
}

export type PictureAddress = {
  publicId: string
  transformation: Transformation
  /** The shop's signature of the public id, as the address gives it. */
  signature?: string
}

const maxAskedSide = 99_999
const maxIdLength = 1_024
const publicIdPattern = /^[A-Za-z0-9][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9][A-Za-z0-9_.-]*)*$/
const formats = ['auto', 'avif', 'webp', 'jpg', 'png'] as const

const wholeNumber = (value: string, max: number): number | undefined => {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= max ? number : undefined
}

/** One reader a parameter of Cloudinary's URL grammar; undefined refuses the value. */
const readers: Record<string, (value: string) => Partial<Asked> | undefined> = {
  w: (value) => {
    const width = wholeNumber(value, maxAskedSide)
    return width === undefined ? undefined : { width }
  },
  h: (value) => {
    const height = wholeNumber(value, maxAskedSide)
    return height === undefined ? undefined : { height }
  },
  c: (value) => {
    if (value === 'fill') return { crop: 'fill' }
    return value === 'limit' || value === 'fit' ? { crop: 'limit' } : undefined
  },
  g: (value) => (gravities.has(value) ? { gravity: value } : undefined),
  q: (value) => {
    const quality = value.startsWith('auto') ? 50 : wholeNumber(value, 100)
    return quality === undefined ? undefined : { quality }
  },
  e: (value) => {
    const sharpening = value === 'sharpen' ? 100 : wholeNumber(value.replace(/^sharpen:/, ''), 2000)
    return sharpening === undefined || !value.startsWith('sharpen') ? undefined : { sharpening }
  },
  f: (value) => {
    const format = formats.find((one) => one === value)
    return format && { format }
  },
}

const looksLikeParameters = (segment: string): boolean =>
  /^(?:[a-z]{1,3}_[^,/]+)(?:,[a-z]{1,3}_[^,/]+)*$/.test(segment)

const onLadder = ({ width = Infinity, height, crop, gravity, ...rest }: Asked): Transformation => {
  const cropped = crop === 'fill' && height !== undefined && width !== Infinity
  const ratio = cropped ? ratioOnLadder(width / height) : undefined
  return {
    width: widthOnLadder(width, ratio),
    ...(ratio === undefined ? {} : { ratio }),
    gravity: cropped ? gravity : 'center',
    quality: qualityOnLadder(rest.quality),
    sharpening: sharpeningOnLadder(rest.sharpening),
    format: rest.format,
  }
}

/**
 * Reads a picture's address after `/image/upload/`, transformation segments and then the public id, and puts what it asks
 * for on the ladder. The error is the parameter that is not offered. Many addresses read the same; `writePictureAddress` has
 * the one that is served.
 */
export const readPictureAddress = (path: string): Result<PictureAddress, string> => {
  let requested: Asked = { crop: 'limit', gravity: 'center', quality: 80, sharpening: 0, format: 'auto' }
  const segments = path.split('/')
  const signature = /^s--([\w-]+)--$/.exec(segments[0] ?? '')?.[1]
  if (signature !== undefined) segments.shift()
  while (segments.length > 1 && looksLikeParameters(segments[0] ?? '')) {
    for (const parameter of (segments.shift() ?? '').split(',')) {
      const at = parameter.indexOf('_')
      const read = readers[parameter.slice(0, at)]?.(parameter.slice(at + 1))
      if (!read) return err(parameter)
      requested = { ...requested, ...read }
    }
  }
  if (/^v\d+$/.test(segments[0] ?? '')) segments.shift()
  const publicId = segments.join('/')
  if (publicId.length > maxIdLength || !publicIdPattern.test(publicId)) return err('public id')
  return ok({
    publicId,
    transformation: onLadder(requested),
    ...(signature === undefined ? {} : { signature }),
  })
}

/** The one address of a picture, after `/image/upload/`. */
export const writePictureAddress = ({ publicId, transformation, signature }: PictureAddress): string =>
  [
    ...(signature === undefined ? [] : [`s--${signature}--`]),
    transformationPath(transformation),
    publicId,
  ].join('/')
