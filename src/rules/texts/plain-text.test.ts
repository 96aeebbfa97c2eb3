import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['<p>Warm &amp; dry.</p>\n<p>Made in&nbsp;Nantes.</p>', 'Warm & dry. Made in Nantes.'],
  ['&lt;b&gt; &#8364; &#x20AC; &unknown; &#9999999;', '<b> € € &unknown; &#9999999;'],
  ['', ''],
])('%j reads %j', (html, text) => expect(plainText(html)).toBe(text))
