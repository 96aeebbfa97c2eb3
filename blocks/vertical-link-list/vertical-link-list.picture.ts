import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const verticalLinkPicture: PictureLayout = {
  sm: { ratio: 4 / 3, sizes: '92vw', widths: [320, 480, 640, 800] },
  md: { ratio: 4 / 5, sizes: '(width < 90rem) 46vw, 40rem', widths: [480, 640, 800, 960, 1200] },
}
