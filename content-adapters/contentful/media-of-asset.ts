import type { DeliveredAsset } from './delivery.ts'

/** Pictures of Contentful get public ids below this folder, whose rest is the path on its picture host. */
export const assetFolder = 'contentful'

/** A picture as blocks take it; any other file as its address. Undefined while an asset has no file. */
export const mediaOfAsset = ({ fields }: DeliveredAsset): Record<string, unknown> | undefined => {
  const { file, title = '', description = title } = fields
  if (!file) return undefined
  const url = file.url.replace(/^\/\//, 'https://')
  const { image } = file.details
  if (!image) return { url, contentType: file.contentType, title }
  const { pathname } = new URL(url)
  return { publicId: `${assetFolder}${pathname}`, ...image, alt: description }
}
