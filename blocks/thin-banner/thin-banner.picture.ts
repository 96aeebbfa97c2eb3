import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** Low crops; on phones the words need more height. */
export const thinPicture: PictureLayout = {
  sm: { ratio: 16 / 9, sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { ratio: 6, sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
}
