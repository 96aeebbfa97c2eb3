import { expect, it } from 'vitest'
import { readPictureAddress, writePictureAddress } from '#src/backend/pictures/read-picture-address.ts'
import { pictureWidths } from '#src/rules/pictures/picture-ladder.ts'
import { pictureRoot } from '#src/rules/pictures/picture-place.ts'
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

it('asks for the ladder’s ratio and size, and for the whole picture where there is no ratio', () => {
  const urls = createPictureUrls()
  expect(urls.at({ ...ridge, ratio: 1.76 }, 800)).toBe(urls.at(ridge, 800))
  expect(urls.at({ publicId: ridge.publicId }, 800)).toContain('/c_limit,w_800/')
})

it('writes addresses that this shop serves as they are', () => {
  const urls = createPictureUrls(undefined, (publicId) => (publicId === 'a/signed' ? 'by-us_1' : undefined))
  for (const ratio of [16, 16 / 9, 1200 / 630, 4 / 5, 1, undefined])
    for (const width of pictureWidths)
      for (const focal of ['center', 'north_east'] as const) {
        for (const publicId of ['a/b', 'a/signed']) {
          const address = urls.at({ publicId, focal, ...(ratio === undefined ? {} : { ratio }) }, width)
          const read = readPictureAddress(address.replace(pictureRoot, ''))
          expect(read.ok && `${pictureRoot}${writePictureAddress(read.value)}`).toBe(address)
        }
      }
})
