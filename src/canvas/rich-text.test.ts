import { describe, expect, it } from 'vitest'
import { inlineHtml, richHtml, sanitizeFlow, sanitizeInline } from './rich-text.ts'

describe('sanitizeFlow', () => {
  it.each([
    ['<p>Hello <script>alert(1)</script>there</p>', '<p>Hello there</p>'],
    ['<p onclick="x()" style="color:red" class="a">Hi</p>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<h1>One title a page</h1>', '<h2>One title a page</h2>'],
    ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="java&#10;script:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="//example.com">x</a>', '<span>x</span>'],
    ['<a href="/women">x</a>', '<a href="/women">x</a>'],
    ['<a href="https://example.com">x</a>', '<a href="https://example.com" rel="noopener">x</a>'],
    ['<a href="/women" target="_blank">x</a>', '<a href="/women" target="_blank" rel="noopener">x</a>'],
    ['<a href="/women" target="evil" rel="opener">x</a>', '<a href="/women">x</a>'],
    ['<p lang="fr" dir="ltr">Bonjour</p>', '<p lang="fr" dir="ltr">Bonjour</p>'],
    ['<p>Not closed', '<p>Not closed</p>'],
    ['<a id="dataLayer" name="cookie" href="/women">x</a>', '<a href="/women">x</a>'],
    ['<form name="forms"><input name="submit"><p id="main" data-sorting>x</p></form>', '<p>x</p>'],
    ['<span id=ApplePaySession slot="a" is="x-y">x</span>', '<span>x</span>'],
    ['<svg><a xlink:href="javascript:x">t</a></svg>', '<span>t</span>'],
  ])('%s becomes %s', (html, expected) => expect(sanitizeFlow(html)).toBe(expected))
})

it('keeps headings free of paragraphs and blocks', () => {
  expect(sanitizeInline('<p>Built to <em>last</em></p><ul><li>x</li></ul>')).toBe('Built to <em>last</em>x')
})

it('refuses a text beyond the limit instead of spending the request on it', () => {
  expect(richHtml.safeParse('a'.repeat(100_001)).success).toBe(false)
  expect(inlineHtml.safeParse('a'.repeat(100_000)).success).toBe(true)
})
