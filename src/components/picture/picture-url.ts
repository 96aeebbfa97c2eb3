import { sharpen } from '@cloudinary/url-gen/actions/adjust'
import { fill, limitFit } from '@cloudinary/url-gen/actions/resize'
import { Cloudinary } from '@cloudinary/url-gen/instance/Cloudinary'
import { compass } from '@cloudinary/url-gen/qualifiers/gravity'
import type { Focal } from '#src/canvas/media.ts'
import {
  heightOf,
  ratioOnLadder,
  widthOnLadder,
  type PictureWidth,
} from '#src/rules/pictures/picture-ladder.ts'
import { ownCloud, type SignatureOf } from '#src/rules/pictures/picture-place.ts'

/** Transformation of every picture (specification, account and content, section 9). */
const quality = 50
const sharpening = 60

const cloudinaryHost = 'https://res.cloudinary.com'

/** What is wanted: `ratio` is the width by height to crop to, the picture's own when missing. */
export type WantedPicture = { publicId: string; ratio?: number; focal?: Focal | undefined }

export type PictureUrls = {
  /** Address of a picture of exactly that many pixels' width. */
  at: (wanted: WantedPicture, width: PictureWidth) => string
  /** Mean colour of a picture as `#rrggbb`; undefined while no one has seen it. */
  colorOf: (publicId: string) => string | undefined
}

const maxRemembered = 20_000

const cropped = (width: PictureWidth, ratio: number, focal: Focal) => {
  const rung = ratioOnLadder(ratio)
  const within = widthOnLadder(width, rung)
  const resize = fill().width(within).height(heightOf(within, rung))
  return focal === 'center' ? resize : resize.gravity(compass(focal))
}

/**
 * Builds picture addresses in Cloudinary's grammar. With a cloud name they lead to that account, without to this shop's
 * own endpoint, which wants some public ids signed. Each address is built once and remembered.
 */
export const createPictureUrls = (
  cloudName?: string,
  signatureOf?: SignatureOf,
  colorOf: PictureUrls['colorOf'] = () => undefined,
): PictureUrls => {
  const cloudinary = new Cloudinary({
    cloud: { cloudName: cloudName ?? ownCloud },
    url: { analytics: false, forceVersion: false },
  })
  const remembered = new Map<string, string>()

  const build = ({ publicId, ratio, focal = 'center' }: WantedPicture, width: PictureWidth): string => {
    const resize = ratio === undefined ? limitFit().width(width) : cropped(width, ratio, focal)
    const image = cloudinary.image(publicId).resize(resize).format('auto').quality(quality)
    image.adjust(sharpen(sharpening))
    if (cloudName !== undefined) return image.toURL()
    const signature = signatureOf?.(publicId)
    if (signature !== undefined) image.setSignature(signature)
    return image.toURL().replace(cloudinaryHost, '/pictures')
  }

  const at: PictureUrls['at'] = (wanted, width) => {
    const key = `${wanted.publicId} ${width} ${wanted.ratio ?? ''} ${wanted.focal ?? ''}`
    const known = remembered.get(key)
    if (known !== undefined) return known
    if (remembered.size >= maxRemembered) remembered.clear()
    const url = build(wanted, width)
    remembered.set(key, url)
    return url
  }

  return { at, colorOf }
}
