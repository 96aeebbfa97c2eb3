import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

export const menuTilePicture: PictureLayout = {
  sm: { ratio: 4 / 3, sizes: '(width < 48rem) 50vw, 18rem', widths: [160, 240, 320, 480, 640] },
}
