import type { Frame, PictureLayout } from '#src/components/picture/picture-sources.ts'

/** A tall crop on phones, where words and product lie one below the other; a wide one beyond. */
export const productOverlayPicture: PictureLayout = {
  sm: { ratio: 3 / 4, sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { ratio: 16 / 9, sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
}

/** The product's own picture in its card. */
export const overlaidProduct: Frame = { ratio: 1, sizes: '7rem', widths: [160, 240, 320] }
