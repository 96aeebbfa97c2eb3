import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureCache } from './picture-cache.ts'
import { maxInputPixels } from './render-picture.ts'

/** Draws the picture of a public id as an SVG document; undefined where there is none. */
export type Draw = (publicId: string) => string | undefined

/** Raised when drawings or the way they become pixels change, so that kept ones are made anew. */
const drawingVersion = 1

const keyOf = (publicId: string): string =>
  `master-${createHash('sha256').update(`${drawingVersion} ${publicId}`).digest('hex')}`

/**
 * Turns drawings into pixels once each and keeps these in the cache; every size is made of them. They are JPEGs of high
 * quality: small on disk, and decoded at a fraction of their size where a small picture is made.
 */
export const createDrawingMasters = (draw: Draw, cache: PictureCache) => {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  const make = async (publicId: string): Promise<Buffer | undefined> => {
    const key = keyOf(publicId)
    const cached = await cache.read(key)
    if (cached) return cached
    const svg = draw(publicId)
    if (svg === undefined) return undefined
    const master = await sharp(Buffer.from(svg), { limitInputPixels: maxInputPixels })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer()
    await cache.write(key, master)
    return master
  }

  return (publicId: string): Promise<Buffer | undefined> => {
    const begun = underWay.get(publicId) ?? make(publicId).finally(() => underWay.delete(publicId))
    underWay.set(publicId, begun)
    return begun
  }
}
