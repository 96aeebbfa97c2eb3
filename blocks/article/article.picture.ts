import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const articlePicture: PictureLayout = {
  sm: { ratio: 4 / 5, sizes: '100vw', widths: [480, 640, 800, 960, 1200] },
  md: { ratio: 2, sizes: '(width < 90rem) 94vw, 84rem', widths: [960, 1200, 1600, 2000, 2560] },
}
