import { expect, it } from 'vitest'
import { linkRichText, unlinkRichText } from './rich-text-links.ts'

const href = (path: string): string => `/fr-ca${path}`

it('leads the links of the site where it is told, and leaves others', () => {
  expect(
    linkRichText(
      '<a href="/women?a=1&amp;b=2">a</a> <a href="https://example.com/x" rel="noopener">b</a>',
      href,
    ),
  ).toBe('<a href="/fr-ca/women?a=1&amp;b=2">a</a> <a href="https://example.com/x" rel="noopener">b</a>')
})

it('leaves a text without links as it is', () => {
  expect(linkRichText('<p>Walk</p>', href)).toBe('<p>Walk</p>')
})

it('takes the links out of a text, and nothing else', () => {
  expect(
    unlinkRichText('<p>The <a href="/w" title="a &gt; b">welt</a>, an <abbr title="x">a.</abbr></p>'),
  ).toBe('<p>The welt, an <abbr title="x">a.</abbr></p>')
})
