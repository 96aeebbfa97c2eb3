import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const posterPicture: PictureLayout = {
  sm: { sizes: '100vw', widths: [480, 640, 800, 960, 1200] },
  md: { sizes: '(width < 90rem) 100vw, 90rem', widths: [800, 960, 1200, 1600, 2000] },
}
