import type { PictureLayout } from '#src/rendering/picture-sources.ts'

export const menuBannerPicture: PictureLayout = {
  sm: { ratio: 4 / 5, sizes: '15rem', widths: [240, 480] },
}

export const menuSelectorPicture: PictureLayout = {
  sm: { ratio: 1, sizes: '6rem', widths: [160, 240] },
}
