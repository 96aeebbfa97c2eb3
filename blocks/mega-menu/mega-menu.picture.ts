import type { Frame, PictureLayout } from '#src/components/picture/picture-sources.ts'

export const menuBannerPicture: PictureLayout = {
  sm: { ratio: 4 / 5, sizes: '(width < 64rem) 24rem, 15rem', widths: [240, 480, 640] },
}

export const menuSelectorPicture: PictureLayout = {
  sm: { ratio: 1, sizes: '(width < 64rem) 5.5rem, 3.5rem', widths: [160, 240] },
}

export const menuIconFrame: Frame = { ratio: 1, sizes: '1.25rem', widths: [160] }
