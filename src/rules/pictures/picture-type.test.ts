import { expect, it } from 'vitest'
import { pictureTypeOf } from './picture-type.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

it.each([
  ['jpeg', '\xff\xd8\xff\xe1..Exif..'],
  ['png', '\x89PNG\r\n\x1a\n....'],
  ['webp', 'RIFF....WEBPVP8 '],
  ['heic', '....ftypheic....'],
  ['heic', '....ftypmif1....'],
  [undefined, 'GIF89a......'],
  [undefined, 'RIFF....WAVEfmt '],
  [undefined, '<svg xmlns="x"/>'],
  [undefined, '....ftypmp42....'],
  [undefined, '\xff\xd8'],
  [undefined, ''],
])('tells %s by %j', (type, text) => {
  expect(pictureTypeOf(bytes(text))).toBe(type)
})
