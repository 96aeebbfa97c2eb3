import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const blockBelowPicture: PictureLayout = {
  sm: { ratio: 5 / 4, sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { ratio: 2, sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
}
