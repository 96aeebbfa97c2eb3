import type { Frame } from '#src/components/picture/picture-sources.ts'

/** The gallery's column takes seven elevenths of the page, up to the page's greatest width; see product.css. */
const wholeRow: Frame = {
  sizes: '(width < 64rem) 100vw, (width < 90rem) 57vw, 51rem',
  widths: [320, 480, 640, 800, 960, 1200, 1600, 2000],
}
const halfRow: Frame = {
  sizes: '(width < 64rem) 100vw, (width < 90rem) 28vw, 25.5rem',
  widths: [320, 480, 640, 800, 960, 1200, 1600],
}

/** The frame of a picture of a gallery: on wide screens two share a row, but the first of an odd number has its own. */
export const galleryFrame = (index: number, count: number): Frame =>
  index === 0 && count % 2 === 1 ? wholeRow : halfRow
