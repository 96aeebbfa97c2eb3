import sharp, { type Sharp } from 'sharp'
import type { Format, Transformation } from './transformation.ts'

/** A picture as it is stored or drawn. */
export type Original = { kind: 'svg' | 'raster'; bytes: Buffer }

/** An original of more pixels than this is refused as unreadable. */
const mostInputPixels = 60_000_000
const svgDotsPerInch = 72

/** Rasterises a drawing at the size that is asked for, not at its own, so that it stays sharp and costs little. */
const open = async ({ kind, bytes }: Original, { width, height }: Transformation): Promise<Sharp> => {
  if (kind === 'raster') return sharp(bytes, { limitInputPixels: mostInputPixels }).rotate()
  const own = await sharp(bytes).metadata()
  const scale = Math.max((width ?? 0) / own.width, (height ?? 0) / own.height) || 1
  const density = Math.min(Math.max(svgDotsPerInch * scale, 1), svgDotsPerInch * 3)
  return sharp(bytes, { density, limitInputPixels: mostInputPixels })
}

const fits = { fill: 'cover', fit: 'inside', limit: 'inside', pad: 'contain', scale: 'fill' } as const

const encode = (picture: Sharp, format: Format, quality: number): Sharp => {
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: 2 })
    case 'webp':
      return picture.webp({ quality: Math.min(quality + 20, 100), effort: 3 })
    case 'jpg':
      return picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: Math.min(quality + 20, 100), mozjpeg: true })
    case 'png':
      return picture.png()
  }
}

/**
 * Makes the asked picture. Throws when the original cannot be decoded. Quality is on AVIF's scale; the other
 * formats need a higher number for the same looks.
 */
export const renderPicture = async (
  original: Original,
  transformation: Transformation,
  format: Format,
): Promise<Buffer> => {
  const { width, height, crop, gravity, quality, sharpen } = transformation
  const picture = (await open(original, transformation)).resize({
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    fit: fits[crop],
    position: gravity,
    withoutEnlargement: crop === 'limit',
    background: '#ffffff',
  })
  const sharpened =
    sharpen > 0 && original.kind === 'raster' ? picture.sharpen({ sigma: 0.4 + sharpen / 200 }) : picture
  return encode(sharpened, format, quality).toBuffer()
}
