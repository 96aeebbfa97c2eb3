import { expect, it } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { giftOfForm } from './gift-form.ts'

const form = (fields: Record<string, string>) => giftOfForm((name) => fields[name] ?? '')
const words = { 'gift-to': ' Zoë ', 'gift-email': 'zoe@example.com', 'gift-message': 'Walk on' }

it('reads the words for somebody else', () => {
  expect(form({ gift: 'send', ...words })).toEqual(
    ok({ to: 'Zoë', email: 'zoe@example.com', message: 'Walk on' }),
  )
})

it('has none where the item is for the shopper', () => {
  expect(form({ gift: '', ...words })).toEqual(ok(undefined))
})

it('says which words are missing or wrong', () => {
  expect(form({ gift: 'send', ...words, 'gift-to': ' ', 'gift-email': 'zoe' })).toEqual(
    err({ to: 'missing', email: 'wrong' }),
  )
})
