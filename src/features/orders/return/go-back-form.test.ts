import { expect, it } from 'vitest'
import { siteOf, sites } from '#src/contract/sites.ts'
import { closedText } from './go-back-form.ts'

const goods = { lines: [{ id: 'line', qty: 1 }], until: '2026-11-20T10:00:00.000Z' }
const late = { returnable: goods, withdrawable: goods }

it.each([
  ['return', 'en-gb', 'The time to send these items back ended on 20 November 2026.'],
  ['withdraw', 'en-gb', 'The time to withdraw from this contract ended on 20 November 2026.'],
  ['withdraw', 'fr-fr', 'Le délai pour vous rétracter de ce contrat a pris fin le 20 novembre 2026.'],
  ['withdraw', 'de-de', 'Die Frist für den Widerruf dieses Vertrags endete am 20. November 2026.'],
] as const)('names the day on which the time to %s ended in %s', (kind, locale, text) => {
  expect(closedText(kind, late, siteOf(locale) ?? sites[0])).toBe(text)
})

it('says that nothing can go back where nothing is left', () => {
  const none = { ...goods, lines: [] }
  expect(closedText('return', { returnable: none }, sites[0])).toBe(
    'Nothing of this order can be sent back now.',
  )
})
