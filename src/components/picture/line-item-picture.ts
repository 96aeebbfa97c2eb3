import type { PictureUrls } from './picture-url.ts'
import { pictureIdPlace } from '#src/rules/catalogue/picture-template.ts'

/** Width in pixels of a line item's picture: a place of up to 128 CSS pixels, on fine screens too. */
const lineWidth = 240

/** The address of a line item's picture, with a place for its id. */
export const pictureTemplate = (pictures: PictureUrls): string =>
  pictures.at({ publicId: pictureIdPlace, ratio: 1 }, lineWidth)
