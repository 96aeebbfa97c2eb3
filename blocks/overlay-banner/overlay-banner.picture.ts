import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** A tall crop on phones, where the words lie at its foot; a wide one beyond. */
export const overlayPicture: PictureLayout = {
  sm: { ratio: 4 / 5, sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { ratio: 2, sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
}
