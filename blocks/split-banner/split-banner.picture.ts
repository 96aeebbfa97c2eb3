import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** One crop for all widths: the frame's height follows the words, and the picture covers it. */
export const splitPicture: PictureLayout = {
  sm: {
    ratio: 4 / 5,
    sizes: '(width < 48rem) 100vw, (width < 90rem) 55vw, 50rem',
    widths: [320, 480, 640, 800, 960, 1200, 1600],
  },
}
