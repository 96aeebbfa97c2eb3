import { expect, it } from 'vitest'
import { createPictureUrls } from './picture-url.ts'

const ridge = { publicId: 'scenes/ridgeline-dawn/wide', ratio: 16 / 9 }

it('asks this shop for a picture, in Cloudinary’s grammar', () => {
  expect(createPictureUrls().at(ridge, 800)).toBe(
    '/pictures/marlow/image/upload/c_fill,h_450,w_800/f_auto/q_50/e_sharpen:60/scenes/ridgeline-dawn/wide',
  )
})

it('asks a Cloudinary account when there is one, keeping the subject in view', () => {
  expect(createPictureUrls('marlow-eu').at({ ...ridge, ratio: 1, focal: 'north_east' }, 320)).toBe(
    'https://res.cloudinary.com/marlow-eu/image/upload/c_fill,g_north_east,h_320,w_320/f_auto/q_50/e_sharpen:60/scenes/ridgeline-dawn/wide',
  )
})

it.each([
  [100, 'w_240'],
  [120, 'w_240'],
  [121, 'w_320'],
  [5000, 'w_2560'],
])('doubles %i CSS pixels and takes the next width offered: %s', (cssWidth, expected) => {
  expect(createPictureUrls().url(ridge, cssWidth)).toContain(`,${expected}/`)
})
