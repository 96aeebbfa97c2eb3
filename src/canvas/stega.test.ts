import { expect, it } from 'vitest'
import { withoutStega } from './stega.ts'

it('takes away what is hidden in a text', () => {
  expect(withoutStega('Boots\u200b\u200c\u200d\u2062\u200b\ufeff and laces')).toBe('Boots and laces')
  expect(withoutStega('\u{1d173}\u{1d174}\u{1d17a}\u200b')).toBe('')
})

it.each(['👩‍🔧 and 👨‍👩‍👧‍👦', 'می‌خواهم', 'a\u200bb\u200b\u200bc', ''])('leaves %j as it is', (text) =>
  expect(withoutStega(text)).toBe(text),
)
