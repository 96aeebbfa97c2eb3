import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it, test } from 'vitest'
import { runsUpTo } from '#tests/setup/extent.ts'
import { formatMessage } from './format-message.ts'

const styles = '{count, plural, =0 {No style} one {# style of {brand}} other {# styles of {brand}}}'
const french = '{count, plural, one {# modèle} other {# modèles}}'

describe('formatMessage', () => {
  it.each([
    ['{count} of {total}', { count: 2 }, 'en', '2 of {total}'],
    [styles, { count: 0, brand: 'Marlow' }, 'en', 'No style'],
    [styles, { count: 1, brand: 'Marlow' }, 'en', '1 style of Marlow'],
    [styles, { count: 1200, brand: 'Marlow' }, 'en-us', '1,200 styles of Marlow'],
    [french, { count: 0 }, 'fr-fr', '0 modèle'],
    ['{count, number} Paar', { count: 12345 }, 'de-de', '12.345 Paar'],
    ['{name}', { name: '{count}' }, 'en', '{count}'],
    ['', {}, 'en', ''],
  ])('%s with %o in %s: %s', (message, values, locale, text) => {
    expect(formatMessage(message, values, locale)).toBe(text)
  })
})

const numbers = fc.integer({ min: 0, max: 2_000_000 })
const words = fc.string({ unit: 'grapheme' }).filter((text) => !/[{}#<']/.test(text))

test.each(['en-us', 'fr-ca', 'de-de', 'pl', 'ar'])('agrees with ICU MessageFormat in %s', (locale) => {
  const message = fc
    .tuple(words, words, words)
    .map(([a, b, c]) => `${a}{n, plural, =2 {${b}} one {#${a}} other {{name} ${c} #}}${c}{n, number}{name}`)
  fc.assert(
    fc.property(message, numbers, words, (text, n, name) => {
      expect(formatMessage(text, { n, name }, locale)).toBe(
        String(new IntlMessageFormat(text, locale).format({ n, name })),
      )
    }),
    runsUpTo(300),
  )
})

test.each(['{', '{a', '}', '{a, plural', '{a, plural, one {', '{a, select, x {y}}', '{{}}'])(
  'survives %s',
  (message) => {
    expect(typeof formatMessage(message, { a: 1 }, 'en')).toBe('string')
  },
)
