import { expect, it } from 'vitest'
import { imageAttributes, picturePreloads, pictureSources, type PictureLayout } from './picture-sources.ts'
import { createPictureUrls } from './picture-url.ts'

const urls = createPictureUrls()
const wide = { publicId: 'a/wide', width: 2400, height: 1350, focal: 'center' as const }
const tall = { publicId: 'a/tall', width: 1200, height: 1500, focal: 'center' as const }
const layout: PictureLayout = {
  sm: { ratio: 4 / 5, sizes: '100vw', widths: [480, 960] },
  md: { ratio: 16 / 9, sizes: '90vw', widths: [1200, 2560] },
}

it('offers a frame’s widths, but never more pixels than the picture has', () => {
  expect(imageAttributes(urls, wide, { sizes: '50vw', widths: [480, 960, 2560] })).toEqual({
    src: urls.at({ publicId: 'a/wide' }, 960),
    srcset: [480, 960]
      .map(
        (width) =>
          `/pictures/marlow/image/upload/c_limit,w_${width}/f_auto/q_50/e_sharpen:60/a/wide ${width}w`,
      )
      .join(', '),
    sizes: '50vw',
    width: 960,
    height: 540,
  })
})

it('stands the mean colour in for a picture as soon as it is known', () => {
  const colors = new Map<string, string>()
  const seen = createPictureUrls(undefined, undefined, (publicId) => colors.get(publicId))
  expect(imageAttributes(seen, wide, layout.sm)).not.toHaveProperty('style')
  colors.set('a/wide', '#1d4634')
  expect(imageAttributes(seen, wide, layout.sm).style).toBe('background-color:#1d4634')
})

it('gives a picture without measures the frame’s shape, or 3:2, so that the page never moves', () => {
  const unmeasured = { publicId: 'remote/cdn.example/a.jpg' }
  expect(imageAttributes(urls, unmeasured, layout.sm)).toMatchObject({ width: 960, height: 1200 })
  const whole = imageAttributes(urls, unmeasured, { sizes: '50vw', widths: [480, 960] })
  expect(whole).toMatchObject({ width: 960, height: 640 })
  expect(whole.src).toContain('/c_fill,h_640,w_960/')
})

it('shows another picture and crop where the medium and the layout have one', () => {
  const { sources, image } = pictureSources(urls, { ...wide, alt: '', sm: tall }, layout)
  expect(image).toMatchObject({ sizes: '100vw', width: 960, height: 1200 })
  expect(sources).toMatchObject([{ media: '(width >= 48rem)', sizes: '90vw', width: 1200, height: 675 }])
})

it('needs no sources when one picture and one frame serve every width', () => {
  expect(pictureSources(urls, { ...wide, alt: '' }, { sm: layout.sm }).sources).toEqual([])
})

it('preloads at each breakpoint only what that breakpoint shows', () => {
  const medium = { ...wide, alt: '', sm: tall, lg: { ...wide, publicId: 'a/lg' } }
  expect(picturePreloads(urls, medium, layout).map(({ media }) => media)).toEqual([
    '(width < 48rem)',
    '(48rem <= width < 64rem)',
    '(width >= 64rem)',
  ])
  expect(picturePreloads(urls, { ...wide, alt: '' }, layout).map(({ media }) => media)).toEqual([
    '(width < 48rem)',
    '(48rem <= width < 64rem), (width >= 64rem)',
  ])
  expect(picturePreloads(urls, { ...wide, alt: '' }, { sm: layout.sm })[0]).not.toHaveProperty('media')
})

it('preloads nothing where the picture is not shown', () => {
  const medium = { ...wide, alt: '', sm: tall }
  expect(picturePreloads(urls, medium, layout, ['md', 'lg']).map(({ media }) => media)).toEqual([
    '(48rem <= width < 64rem), (width >= 64rem)',
  ])
  expect(picturePreloads(urls, medium, layout, ['sm']).map(({ media }) => media)).toEqual(['(width < 48rem)'])
})
