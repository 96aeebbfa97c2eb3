import { expect, it } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { tenderText } from './tender-text.ts'

it.each([
  ['en', 'GIFT_CARD', 'Gift card ending in 7Q2K'],
  ['en', 'REWARD_CODE', 'Reward code ending in 7Q2K'],
  ['de', 'GIFT_CARD', 'Geschenkkarte mit den Endzeichen 7Q2K'],
  ['de', 'REWARD_CARD', 'Prämienkarte mit den Endzeichen 7Q2K'],
  ['fr', 'REWARD_CODE', 'Code récompense se terminant par 7Q2K'],
] as const)('in %s a %s is told by its last signs, in a cart and in an order', (language, code, expected) => {
  const { tenders } = messages[language]
  const c_gcCardNumber = '7Q2K'
  expect(tenderText({ code, c_gcCardNumber }, tenders, language)).toBe(expected)
  expect(tenderText({ payment_method_id: code, c_gcCardNumber }, tenders, language)).toBe(expected)
})

it('tells a card by its brand and last digits', () => {
  const card = { brand: 'visa', lastSigns: '1111' }
  expect(tenderText({ code: 'CREDIT_CARD', card }, messages.en.tenders, 'en')).toBe('Visa ending in 1111')
})

it('tells what has no number by its way', () => {
  expect(tenderText({ code: 'KLARNA' }, messages.en.tenders, 'en')).toBe('Klarna')
  expect(tenderText({ code: 'GIFT_CARD' }, messages.en.tenders, 'en')).toBe('Gift card')
})
