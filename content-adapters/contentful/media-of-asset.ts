import { publicIdOf } from '#src/canvas/adapters/picture-address.ts'
import type { DeliveredAsset } from './delivery.ts'

/** A picture as blocks take it; any other file as its address. Undefined while an asset has no file. */
export const mediaOfAsset = ({ fields }: DeliveredAsset): Record<string, unknown> | undefined => {
  const { file, title = '', description = title } = fields
  if (!file) return undefined
  const url = file.url.replace(/^\/\//, 'https://')
  const { image } = file.details
  if (!image) return { url, contentType: file.contentType, title }
  return { publicId: publicIdOf(url), ...image, alt: description }
}
