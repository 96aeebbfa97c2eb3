import { expect } from 'vitest'
import { differencesOf, skimmer, tampered } from '#tests/fixtures/tampered-pages.ts'
import { test } from './served-shop.ts'

test('the check of the payment pages finds nothing at this shop, and whatever somebody changes', async ({
  origin,
}) => {
  expect(await differencesOf(origin, fetch)).toEqual([])
  expect(await differencesOf(origin, tampered)).toEqual([
    `/en-us/checkout/billing: a script that is not listed: ${skimmer}`,
    '/en-us/checkout/billing: the header x-frame-options is missing',
  ])
})
