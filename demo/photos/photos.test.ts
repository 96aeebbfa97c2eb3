import { expect, it } from 'vitest'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { drawPicture } from '#demo/pictures/draw-picture.ts'
import { photoIn } from '#src/contract/photos/library-photo.ts'
import { photoSchema } from '#src/contract/photos/photo.ts'
import { demoPhotos } from './photos.ts'

it('are photos of products there are, in pictures that can be drawn', () => {
  const known = new Set(buildDemoCatalogue().products.map(({ productId }) => productId))
  for (const photo of demoPhotos) {
    expect(photoSchema.safeParse(photoIn('en', photo)).success, photo.id).toBe(true)
    expect(drawPicture(photo.picture.publicId), photo.id).toBeDefined()
    expect(
      photo.tags.filter((tag) => !known.has(tag)),
      photo.id,
    ).toEqual([])
  }
  expect(new Set(demoPhotos.map(({ id }) => id)).size).toBe(demoPhotos.length)
})

it('are described in words of each language', () => {
  for (const { id, alt } of demoPhotos) {
    const texts = Object.values(alt)
    expect(
      texts.filter((text) => text.trim() === ''),
      id,
    ).toEqual([])
    expect(new Set(texts).size, id).toBe(texts.length)
  }
})
