import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const linkedCardPicture: PictureLayout = {
  sm: {
    ratio: 4 / 5,
    sizes: '(width < 48rem) 80vw, (width < 90rem) 33vw, 28rem',
    widths: [320, 480, 640, 800, 960],
  },
}
