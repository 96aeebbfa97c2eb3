import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** A crop, or the picture's own proportions. */
type Crop = { ratio?: number }

/** The place of a picture that runs from edge to edge: its crop on phones, and beyond. */
export const fullWidthPicture = (narrow: Crop, wide: Crop): PictureLayout => ({
  sm: { ...narrow, sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { ...wide, sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
})
