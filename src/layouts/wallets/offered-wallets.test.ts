import { expect, it } from 'vitest'
import { expressMethods } from '#src/contract/payments/tenders.ts'
import { walletsFor } from './offered-wallets.ts'

const all = new Set(expressMethods)

it('offers both wallets to shoppers, and no PayPal to associates', () => {
  expect(walletsFor('cart', { associate: undefined, expressMethods: all })).toEqual([
    'DW_APPLE_PAY',
    'PAYPAL',
  ])
  const inStoreSalesInfo = {
    ...{ storeId: 'us-portland', storeName: 'Portland', storeEmployeeId: 'P-104', storeEmployeeName: 'Sam' },
  }
  const associate = { inStoreSalesInfo }
  expect(walletsFor('cart', { associate, expressMethods: all })).toEqual(['DW_APPLE_PAY'])
})

it('offers none for which the provider opens no session', () => {
  expect(walletsFor('cart', { associate: undefined, expressMethods: new Set() })).toEqual([])
  const some = new Set(['PAYPAL'] as const)
  expect(walletsFor('cart', { associate: undefined, expressMethods: some })).toEqual(['PAYPAL'])
})
