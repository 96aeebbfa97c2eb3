import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { tenderText } from './tender-text.ts'

it.each([
  ['en-us', 'GIFT_CARD', 'Gift card ending in 7Q2K'],
  ['en-us', 'REWARD_CODE', 'Reward code ending in 7Q2K'],
  ['de-de', 'REWARD_CARD', 'Prämienkarte mit den Endzeichen 7Q2K'],
  ['fr-fr', 'REWARD_CODE', 'Code récompense se terminant par 7Q2K'],
] as const)('an invoice in %s tells a %s by its last signs', (locale, code, expected) => {
  const site = sites.find((one) => one.locale === locale) ?? sites[0]
  expect(tenderText({ code, amount: 1000, refunded: 0, c_gcCardNumber: '7Q2K' }, site)).toBe(expected)
})
