import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPictureAddress, writePictureAddress } from './read-picture-address.ts'
import { formatFor, gravities, transformationPath } from './transformation.ts'

describe('a picture address', () => {
  it('says sizes, crop, quality, sharpening and format', () => {
    expect(
      readPictureAddress('c_fill,g_auto,h_400,w_320/e_sharpen:60/q_50/f_auto/v1/scenes/coast/wide'),
    ).toEqual({
      ok: true,
      value: {
        publicId: 'scenes/coast/wide',
        transformation: {
          width: 320,
          ratio: 4 / 5,
          gravity: 'auto',
          quality: 50,
          sharpening: 60,
          format: 'auto',
        },
      },
    })
  })

  it('needs no transformation', () => {
    expect(readPictureAddress('scenes/coast/wide')).toMatchObject({
      value: { publicId: 'scenes/coast/wide', transformation: { width: 2560, quality: 80 } },
    })
  })

  it.each([
    ['w_0/x', 'w_0'],
    ['w_100000/x', 'w_100000'],
    ['w_1.5/x', 'w_1.5'],
    ['q_101/x', 'q_101'],
    ['e_blur:900/x', 'e_blur:900'],
    ['l_text:Arial_80/x', 'l_text:Arial_80'],
    ['c_imagga/x', 'c_imagga'],
    ['w_100/../../etc/passwd', 'public id'],
    ['w_100/%2e%2e/etc', 'public id'],
    ['w_100/.hidden', 'public id'],
    [`w_100/${'x'.repeat(1025)}`, 'public id'],
  ])('is refused for %s', (path, reason) => {
    expect(readPictureAddress(path)).toEqual({ ok: false, error: reason })
  })
})

describe('the ladder', () => {
  const requested = fc.record({
    w: fc.integer({ min: 1, max: 99_999 }),
    h: fc.integer({ min: 1, max: 99_999 }),
    q: fc.integer({ min: 1, max: 100 }),
    e: fc.integer({ min: 1, max: 2000 }),
    g: fc.constantFrom(...gravities.keys()),
    f: fc.constantFrom('auto', 'avif', 'webp', 'jpg', 'png'),
    c: fc.constantFrom('fill', 'fit', 'limit'),
  })
  const pathOf = ({ w, h, q, e, g, f, c }: Record<string, string | number>) =>
    `c_${c},g_${g},h_${h},w_${w}/f_${f}/q_${q}/e_sharpen:${e}/boot`

  it('gives every address one that asks for exactly what is made', () => {
    fc.assert(
      fc.property(requested, (one) => {
        const first = readPictureAddress(pathOf(one))
        if (!first.ok) throw new Error(first.error)
        const again = readPictureAddress(writePictureAddress(first.value))
        expect(again).toEqual(first)
      }),
    )
  })

  it('holds a bounded number of pictures, whatever sizes are asked for', () => {
    const made = new Set<string>()
    for (let width = 1; width <= 2560; width += 3) {
      for (let height = 1; height <= 2560; height += 97) {
        const read = readPictureAddress(`c_fill,h_${height},w_${width}/boot`)
        if (read.ok) made.add(transformationPath(read.value.transformation))
      }
    }
    expect(made.size).toBeLessThanOrEqual(11 * 17)
  })
})

it('is answered with the best format that a client accepts', () => {
  expect(formatFor('auto', 'image/avif,image/webp,*/*')).toBe('avif')
  expect(formatFor('auto', 'image/webp,*/*')).toBe('webp')
  expect(formatFor('auto', '*/*')).toBe('jpg')
  expect(formatFor('png', 'image/avif')).toBe('png')
})
