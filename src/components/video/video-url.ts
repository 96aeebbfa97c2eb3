import { Cloudinary } from '@cloudinary/url-gen/instance/Cloudinary'

/** A video in a Cloudinary account. */
export type HostedVideo = { cloudName: string; publicId: string }

const assetOf = ({ cloudName, publicId }: HostedVideo) =>
  new Cloudinary({ cloud: { cloudName }, url: { analytics: false, forceVersion: false } }).video(publicId)

/** Address of the video in the format and quality that suit the browser. */
export const hostedVideoUrl = (asset: HostedVideo): string =>
  assetOf(asset).addTransformation('f_auto:video,q_auto').toURL()

/** Address of the video's first picture, `width` pixels wide. */
export const hostedPosterUrl = (asset: HostedVideo, width: number): string =>
  `${assetOf(asset).addTransformation(`so_0,c_limit,w_${width},q_auto`).toURL()}.jpg`
