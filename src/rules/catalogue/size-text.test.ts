import { expect, it } from 'vitest'
import { attributeText, sizeText } from './size-text.ts'

it.each([
  ['38.5', 'de-de', '38,5'],
  ['38.5', 'fr-ca', '38,5'],
  ['38.5', 'fr-fr', '38,5'],
  ['8.5', 'en-us', '8.5'],
  ['8.5', 'en-gb', '8.5'],
  ['M (W 8–10.5, M 7–8.5)', 'fr-ca', 'M (W 8–10,5, M 7–8,5)'],
  ['42', 'de-de', '42'],
  ['XL', 'de-de', 'XL'],
  ['M (F 8–10,5)', 'fr-ca', 'M (F 8–10,5)'],
  ['1.000 ml', 'de-de', '1.000 ml'],
  ['Strap 1.2.5', 'de-de', 'Strap 1.2.5'],
])('writes the size %s for %s as %s', (size, locale, written) => {
  expect(sizeText(size, locale)).toBe(written)
})

it.each([
  ['Size (US)', '9', 'US 9'],
  ['Größe (EU)', '42,5', 'EU 42,5'],
  ['Size', 'M (UK 5.5–8)', 'M (UK 5.5–8)'],
  ['Color', 'Coal', 'Coal'],
])('names the system of %s %s', (label, value, text) => {
  expect(attributeText({ label, value })).toBe(text)
})
