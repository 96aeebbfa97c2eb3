import { expect, it } from 'vitest'
import { adyenSettingsOf } from './adyen-environment.ts'
import { checkPayments } from '../check-payments.ts'
import { readEnvironment } from './environment.ts'

const key = 'AB'.repeat(32)
const whole = {
  PAYMENTS: 'adyen',
  ADYEN_API_KEY: 'AQE-key',
  ADYEN_MERCHANT_ACCOUNT: 'MarlowShop',
  ADYEN_HMAC_KEY: key,
  ADYEN_ENVIRONMENT: 'test',
  ADYEN_CLIENT_KEY: 'test_CLIENT',
}
const live = {
  ...{ ...whole, ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Marlow' },
  ADYEN_CLIENT_KEY: 'live_CLIENT',
}
const publicShop = { PUBLIC_URL: 'https://shop.example' }

it('reads an account whole, with the key of webhooks and the one before it', () => {
  expect(adyenSettingsOf(readEnvironment(whole))).toMatchObject({
    merchantAccount: 'MarlowShop',
    hmacKeys: [key],
    environment: 'test',
  })
  const renewed = { ...live, ...publicShop, ADYEN_HMAC_KEY_PREVIOUS: 'CD'.repeat(32) }
  const environment = readEnvironment(renewed)
  expect(adyenSettingsOf(environment)).toMatchObject({
    hmacKeys: [key, 'CD'.repeat(32)],
    livePrefix: '1797a841fbb37ca7-Marlow',
  })
  expect(() => checkPayments(environment)).not.toThrow()
  expect(adyenSettingsOf(readEnvironment({}))).toBeUndefined()
})

it.each([
  ['ADYEN_API_KEY', { ...whole, ADYEN_API_KEY: '' }],
  ['ADYEN_MERCHANT_ACCOUNT', { ...whole, ADYEN_MERCHANT_ACCOUNT: '' }],
  ['ADYEN_HMAC_KEY', { ...whole, ADYEN_HMAC_KEY: '' }],
  ['ADYEN_HMAC_KEY', { ...whole, ADYEN_HMAC_KEY: 'no key' }],
  ['ADYEN_ENVIRONMENT', { ...whole, ADYEN_ENVIRONMENT: '' }],
  ['ADYEN_CLIENT_KEY', { ...whole, ADYEN_CLIENT_KEY: '' }],
  ['ADYEN_CLIENT_KEY', { ...whole, ADYEN_CLIENT_KEY: 'live_CLIENT' }],
  ['ADYEN_LIVE_PREFIX', { ...live, ADYEN_LIVE_PREFIX: '' }],
  ['ADYEN_LIVE_PREFIX', { ...whole, ADYEN_LIVE_PREFIX: 'prefix' }],
  ['ADYEN_API_KEY', { ADYEN_API_KEY: 'AQE-key' }],
  ['ADYEN_ORIGIN', { ...whole, ...publicShop, ADYEN_ORIGIN: 'http://127.0.0.1:4000' }],
  ['ADYEN_ORIGIN', { ...whole, ADYEN_ORIGIN: 'https://elsewhere.example' }],
])('refuses half an account: %s', (name, variables) => {
  expect(() => readEnvironment(variables)).toThrow(name)
})
