import { expect, it } from 'vitest'
import { galleryFrame } from './gallery-frame.ts'

it('says how wide each picture of a gallery is shown', () => {
  const sizes = (count: number) =>
    Array.from({ length: count }, (_, index) => galleryFrame(index, count).sizes.includes('57vw'))
  expect(sizes(3)).toEqual([true, false, false])
  expect(sizes(2)).toEqual([false, false])
  expect(sizes(1)).toEqual([true])
})

it('has pictures fine enough for dense desktop screens', () => {
  expect(galleryFrame(0, 3).widths.at(-1)).toBeGreaterThanOrEqual(2 * 0.57 * 1440)
})
