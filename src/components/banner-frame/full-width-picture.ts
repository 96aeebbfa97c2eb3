import type { Frame, PictureLayout } from '#src/components/picture/picture-sources.ts'

/** A crop, or the picture's own proportions; `covers` where its frame may be so high that more than the window's width is needed. */
type Crop = { ratio?: number; covers?: string }

const frame = ({ covers, ...crop }: Crop, widths: Frame['widths']): Frame => ({
  ...crop,
  sizes: covers === undefined ? '100vw' : `max(100vw, ${covers})`,
  widths,
})

/** The place of a picture that runs from edge to edge: its crop on phones, and beyond. */
export const fullWidthPicture = (narrow: Crop, wide: Crop): PictureLayout => ({
  sm: frame(narrow, [320, 480, 640, 800, 960, 1200]),
  md: frame(wide, [960, 1200, 1600, 2000, 2560]),
})
