import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePage } from './encode-page.ts'

const texts = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('’', 'é', '\ud83d', '\udc5f', '👟', '<p>')))
  .map((parts) => parts.join(''))

test('a page becomes the bytes that TextEncoder makes of it, short or long', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(0, 5000), (text, filling) => {
      const page = text + '.'.repeat(filling)
      expect(Buffer.from(encodePage(page)).equals(new TextEncoder().encode(page))).toBe(true)
    }),
  )
})
