import { expect, it } from 'vitest'
import { checkPayments } from './check-payments.ts'
import { readEnvironment } from './environment/environment.ts'

const shop = { PUBLIC_URL: 'https://shop.example' }

it('opens no public shop in which test cards pay, unless told to', () => {
  expect(() => checkPayments(readEnvironment(shop))).toThrow('PAYMENTS=embedded')
  expect(() => checkPayments(readEnvironment({ ...shop, PAYMENTS: 'embedded' }))).not.toThrow()
  expect(() => readEnvironment({ PAYMENTS: 'none' })).toThrow('PAYMENTS')
})

it.each([{}, { ...shop, NODE_ENV: 'development' }, { ...shop, WELT_STATIC: '1' }])(
  'opens others without a word: %j',
  (variables) => {
    expect(() => checkPayments(readEnvironment(variables))).not.toThrow()
  },
)
