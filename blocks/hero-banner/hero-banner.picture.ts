import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** A tall crop on phones, a wide one beyond. */
export const heroPicture: PictureLayout = {
  sm: { ratio: 4 / 5, sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { ratio: 16 / 9, sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
}
