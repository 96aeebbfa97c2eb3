import cardValidator from 'card-validator'
import { expect, it } from 'vitest'
import { cardBrandName } from './card-brand.ts'

it('names every brand that numbers are told by, and leaves others as they are', () => {
  const { types, getTypeInfo } = cardValidator.creditCardType
  for (const type of Object.values(types)) expect(cardBrandName(type)).toBe(getTypeInfo(type)?.niceType)
  expect(cardBrandName('store card')).toBe('store card')
})
