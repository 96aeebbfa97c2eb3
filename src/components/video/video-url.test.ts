import { expect, it } from 'vitest'
import { hostedPosterUrl, hostedVideoUrl } from './video-url.ts'

const asset = { cloudName: 'marlow-eu', publicId: 'films/ridge' }

it('asks a Cloudinary account for a video, and for its first picture', () => {
  expect(hostedVideoUrl(asset)).toBe(
    'https://res.cloudinary.com/marlow-eu/video/upload/f_auto:video,q_auto/films/ridge',
  )
  expect(hostedPosterUrl(asset, 1200)).toBe(
    'https://res.cloudinary.com/marlow-eu/video/upload/so_0,c_limit,w_1200,q_auto/films/ridge.jpg',
  )
})
