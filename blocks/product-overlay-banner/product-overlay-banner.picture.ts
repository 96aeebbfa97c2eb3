import type { Frame } from '#src/components/picture/picture-sources.ts'
import { fullWidthPicture } from '#src/components/banner-frame/full-width-picture.ts'

/** A tall crop on phones, where words and product lie one below the other; a wide one beyond. */
export const productOverlayPicture = fullWidthPicture({ ratio: 3 / 4 }, { ratio: 16 / 9 })

/** The product's own picture in its card. */
export const overlaidProduct: Frame = { ratio: 1, sizes: '7rem', widths: [160, 240, 320] }
