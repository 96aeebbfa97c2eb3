import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** One crop for all shapes, which cover it. */
export const espotPicture: PictureLayout = {
  sm: {
    ratio: 1,
    sizes: '(width < 48rem) 90vw, (width < 90rem) 34vw, 30rem',
    widths: [320, 480, 640, 800, 960],
  },
}
