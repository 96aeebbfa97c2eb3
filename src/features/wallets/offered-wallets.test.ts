import { expect, it } from 'vitest'
import { walletsFor } from './offered-wallets.ts'

it('offers both wallets to shoppers, and no PayPal to associates', () => {
  expect(walletsFor('cart', { associate: undefined, opensWallets: true })).toEqual(['DW_APPLE_PAY', 'PAYPAL'])
  const inStoreSalesInfo = {
    ...{ storeId: 'us-portland', storeName: 'Portland', storeEmployeeId: 'P-104', storeEmployeeName: 'Sam' },
  }
  const associate = { inStoreSalesInfo }
  expect(walletsFor('cart', { associate, opensWallets: true })).toEqual(['DW_APPLE_PAY'])
})

it('offers none where the provider opens no session for them', () => {
  expect(walletsFor('cart', { associate: undefined, opensWallets: false })).toEqual([])
})
