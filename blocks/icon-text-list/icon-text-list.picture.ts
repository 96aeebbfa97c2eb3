import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const iconPicture: PictureLayout = { sm: { sizes: '4rem', widths: [160, 240] } }
