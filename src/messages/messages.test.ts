import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it, test } from 'vitest'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { placesOf, rowsOf } from '../../scripts/texts/text-rows.ts'
import { messages } from './messages.ts'

const source = new Map(rowsOf(messages.en).map(({ key, text }) => [key, text]))
const languages = Object.entries(messages).map(([language, texts]) => ({ language, rows: rowsOf(texts) }))

describe.each(languages)('in $language', ({ language, rows }) => {
  it('has the texts of the first language and no others', () => {
    expect(rows.map(({ key }) => key).sort()).toEqual([...source.keys()].sort())
    expect(rows.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  it('keeps the places of the first language', () => {
    const differing = rows.filter(
      ({ key, text }) => placesOf(text).join() !== placesOf(source.get(key) ?? '').join(),
    )
    expect(differing).toEqual([])
  })

  test.each([0, 1, 2, 1234])('says each message for %d as ICU MessageFormat does', (count) => {
    for (const { text } of rows) {
      const values = Object.fromEntries(placesOf(text).map((name) => [name, count]))
      const expected = String(new IntlMessageFormat(text, language).format(values))
      expect(formatMessage(text, values, language)).toBe(expected)
    }
  })
})

it.each(Object.entries(messages))(
  '%s names the way to the checkout and the order itself apart',
  (_, texts) => {
    const { buy, buyObliged } = texts.checkout.review
    expect([buy, buyObliged]).not.toContain(texts.cart.checkout)
  },
)

it('names gift cards and promo codes by one German word each', () => {
  expect(rowsOf(messages.de).filter(({ text }) => /gutschein|rabattcode/i.test(text))).toEqual([])
})

it('keeps French marks on the line of their word', () => {
  const breakable = / [?!;:»%](?=[\s<]|$)|« /u
  expect(rowsOf(messages.fr).filter(({ text }) => breakable.test(text))).toEqual([])
})
