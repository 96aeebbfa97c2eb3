import { describe, expect, it } from 'vitest'
import { formatFor, readPicturePath } from './transformation.ts'

describe('readPicturePath', () => {
  it('reads sizes, crop, quality, sharpening and format', () => {
    expect(
      readPicturePath('c_fill,g_auto,h_400,w_320/e_sharpen:60/q_50/f_auto/v1/scenes/coast/wide'),
    ).toEqual({
      ok: true,
      value: {
        publicId: 'scenes/coast/wide',
        transformation: {
          width: 320,
          height: 400,
          crop: 'fill',
          gravity: 'attention',
          quality: 50,
          sharpen: 60,
          format: 'auto',
        },
      },
    })
  })

  it('needs no transformation', () => {
    const read = readPicturePath('scenes/coast/wide')
    expect(read.ok && read.value.publicId).toBe('scenes/coast/wide')
  })

  it.each([
    ['w_0/x', 'w_0'],
    ['w_99999/x', 'w_99999'],
    ['w_2561/x', 'w_2561'],
    ['w_1.5/x', 'w_1.5'],
    ['q_101/x', 'q_101'],
    ['e_blur:900/x', 'e_blur:900'],
    ['l_text:Arial_80/x', 'l_text:Arial_80'],
    ['c_imagga/x', 'c_imagga'],
    ['w_100/../../etc/passwd', 'public id'],
    ['w_100/.hidden', 'public id'],
  ])('refuses %s', (path, reason) => {
    expect(readPicturePath(path)).toEqual({ ok: false, error: reason })
  })
})

it('gives the best format that a client accepts', () => {
  expect(formatFor('auto', 'image/avif,image/webp,*/*')).toBe('avif')
  expect(formatFor('auto', 'image/webp,*/*')).toBe('webp')
  expect(formatFor('auto', '*/*')).toBe('jpg')
  expect(formatFor('png', 'image/avif')).toBe('png')
})
