import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const categoryCardPicture: PictureLayout = {
  sm: {
    ratio: 4 / 5,
    sizes: '(width < 64rem) 50vw, (width < 90rem) 25vw, 22rem',
    widths: [240, 320, 480, 640, 800],
  },
}
