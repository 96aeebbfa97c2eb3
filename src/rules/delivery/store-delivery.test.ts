import { expect, it } from 'vitest'
import { settleStoreDelivery, type StoreSituation } from './store-delivery.ts'

const held = { isChosen: false, isServed: true, isHeld: true, isShippable: true }
const pickup: StoreSituation = { ...held, wanted: 'pickup' }
const shipped: StoreSituation = { ...held, wanted: 'sts' }

it.each<[string, StoreSituation, string, string | undefined]>([
  ['what the store holds is picked up', pickup, 'pickup', undefined],
  ['what it holds no more is shipped there', { ...pickup, isHeld: false }, 'sts', 'PickupToSts'],
  ['what nobody holds goes home', { ...pickup, isHeld: false, isShippable: false }, 'home', 'PickupToSth'],
  ['a closed store sends home', { ...pickup, isServed: false }, 'home', 'PickupToSth'],
  ['a closed store gets nothing', { ...shipped, isServed: false }, 'home', 'StsToSth'],
  ['what has come to the store meanwhile is picked up', shipped, 'pickup', 'StsToPickup'],
  ['what the shopper has shipped there stays so', { ...shipped, isChosen: true }, 'sts', undefined],
  ['what the store lacks is shipped there', { ...shipped, isHeld: false }, 'sts', undefined],
  [
    'what cannot be shipped is picked up',
    { ...shipped, isChosen: true, isShippable: false },
    'pickup',
    'StsToPickup',
  ],
  ['what nobody holds stays as it was', { ...shipped, isHeld: false, isShippable: false }, 'sts', undefined],
])('%s', (_, situation, delivery, notice) => {
  expect(settleStoreDelivery(situation)).toEqual(notice ? { delivery, notice } : { delivery })
})
