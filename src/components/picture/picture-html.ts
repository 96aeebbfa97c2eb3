import type { PictureUrls } from './picture-url.ts'

const picture = /<img src="picture:([^"]+)"([^>]*?) width="(\d+)" height="(\d+)"/g

/** Enough pixels for the widest that a picture stands in a text, on a dense screen. */
const textWidth = 1200

/** A catalogue's HTML with addresses for the pictures that it names `picture:{publicId}`. */
export const withPictureUrls = (html: string, pictures: PictureUrls): string =>
  html.replace(picture, (_, publicId: string, rest: string, width: string, height: string) => {
    const src = pictures.at({ publicId, ratio: Number(width) / Number(height) }, textWidth)
    return `<img src="${src.replaceAll('&', '&amp;')}"${rest} width="${width}" height="${height}"`
  })
