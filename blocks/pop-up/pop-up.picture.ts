import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** Its own ratio, at the height of the greatest size. */
export const popUpLogo: PictureLayout = { sm: { sizes: '14rem', widths: [240, 480] } }
