import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const articleCardPicture: PictureLayout = {
  sm: {
    ratio: 4 / 3,
    sizes: '(width < 48rem) calc(100vw - 2rem), (width < 64rem) 46vw, (width < 90rem) 31vw, 27rem',
    widths: [320, 480, 640, 800, 960],
  },
}
