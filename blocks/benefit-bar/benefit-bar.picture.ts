import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const logoPicture: PictureLayout = { sm: { sizes: '6rem', widths: [160, 240] } }

export const backgroundPicture: PictureLayout = {
  sm: { ratio: 4, sizes: '100vw', widths: [480, 800] },
  md: { ratio: 16, sizes: '100vw', widths: [960, 1600, 2560] },
}
