import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const photoPicture: PictureLayout = {
  sm: {
    ratio: 4 / 5,
    sizes: '(width < 48rem) 70vw, (width < 64rem) 38vw, (width < 90rem) 24vw, 20rem',
    widths: [240, 320, 480, 640, 800],
  },
}
