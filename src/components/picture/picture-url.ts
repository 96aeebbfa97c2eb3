import { sharpen } from '@cloudinary/url-gen/actions/adjust'
import { fill } from '@cloudinary/url-gen/actions/resize'
import { Cloudinary } from '@cloudinary/url-gen/instance/Cloudinary'
import { compass } from '@cloudinary/url-gen/qualifiers/gravity'
import type { Focal } from '#src/canvas/media.ts'

/** Widths that pictures are asked for in, in pixels: few, so that caches stay small. */
const pictureWidths = [160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2560] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Transformation of every picture (specification, account and content, section 9). */
const quality = 50
const sharpening = 60

/** Name of the cloud when the shop serves its pictures itself, under `/pictures/`. */
const ownCloud = 'marlow'
const cloudinaryHost = 'https://res.cloudinary.com'

/** What is asked for: `ratio` is width by height, in pixels. */
export type PictureAsk = { publicId: string; ratio: number; focal?: Focal | undefined }

export type PictureUrls = {
  /** Address of a picture of exactly that many pixels' width. */
  at: (ask: PictureAsk, width: PictureWidth) => string
  /** Address for a place of `cssWidth` CSS pixels: doubled for fine screens, then the next width that is offered. */
  url: (ask: PictureAsk, cssWidth: number) => string
}

const maxRemembered = 20_000

/**
 * Builds picture addresses in Cloudinary's grammar. With a cloud name they lead to that account, without to this shop's
 * own endpoint. Each address is built once and remembered.
 */
export const createPictureUrls = (cloudName?: string): PictureUrls => {
  const cloudinary = new Cloudinary({
    cloud: { cloudName: cloudName ?? ownCloud },
    url: { analytics: false, forceVersion: false },
  })
  const remembered = new Map<string, string>()

  const build = ({ publicId, ratio, focal = 'center' }: PictureAsk, width: PictureWidth): string => {
    const resize = fill()
      .width(width)
      .height(Math.round(width / ratio))
    if (focal !== 'center') resize.gravity(compass(focal))
    const image = cloudinary.image(publicId).resize(resize).format('auto').quality(quality)
    const url = image.adjust(sharpen(sharpening)).toURL()
    return cloudName === undefined ? url.replace(cloudinaryHost, '/pictures') : url
  }

  const at: PictureUrls['at'] = (ask, width) => {
    const key = `${ask.publicId} ${width} ${ask.ratio} ${ask.focal ?? ''}`
    const known = remembered.get(key)
    if (known !== undefined) return known
    if (remembered.size >= maxRemembered) remembered.clear()
    const url = build(ask, width)
    remembered.set(key, url)
    return url
  }

  return {
    at,
    url: (ask, cssWidth) => at(ask, pictureWidths.find((width) => width >= cssWidth * 2) ?? 2560),
  }
}
