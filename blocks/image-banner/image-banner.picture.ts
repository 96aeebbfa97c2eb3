import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** The picture's own proportions at every width. */
export const imageBannerPicture: PictureLayout = {
  sm: { sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
}
