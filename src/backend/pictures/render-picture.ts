import sharp, { type Sharp } from 'sharp'
import { heightOf } from '#src/rules/pictures/picture-ladder.ts'
import type { PictureJob } from './picture-job.ts'
import { gravities, type Format } from './transformation.ts'

/** Pixels that are drawn or made of the original: a drawing is smooth by itself, so only photos are sharpened. */
export type Original = { kind: 'drawing' | 'raster'; bytes: Buffer }

/** An original of more pixels than this is refused as unreadable. */
export const maxInputPixels = 60_000_000

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
 * Makes a picture of an original. Throws when the original cannot be decoded. Quality is on AVIF's scale; the other
 * formats need a higher number for the same looks.
 */
export const renderPicture = async (
  { kind, bytes }: Original,
  { width, ratio, gravity, quality, sharpening, format }: PictureJob['transformation'],
): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: maxInputPixels })
    .rotate()
    .resize(
      ratio === undefined
        ? { width, withoutEnlargement: true }
        : {
            width,
            height: heightOf(width, ratio),
            fit: 'cover',
            position: gravities.get(gravity) ?? 'centre',
          },
    )
  const sharpened =
    sharpening > 0 && kind === 'raster' ? picture.sharpen({ sigma: 0.4 + sharpening / 200 }) : picture
  return encode(sharpened, format, quality).toBuffer()
}

/** Mean colour of an original as `#rrggbb`; undefined where one can see through it. */
export const meanColor = async ({ bytes }: Original): Promise<string | undefined> => {
  const pixel = await sharp(bytes, { limitInputPixels: maxInputPixels })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return pixel[3] === 255 ? `#${pixel.toString('hex', 0, 3)}` : undefined
}
