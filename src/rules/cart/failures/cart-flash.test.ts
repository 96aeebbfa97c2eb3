import { expect, it } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { flashText, outOfStockItems, wholeCartFlashes } from './cart-flash.ts'
import { hasNewFlashError } from './flash-errors.ts'

const texts = messages.en.errors
const items = [{ id: 'shoe' }, { id: 'boot' }]
const missing = {
  type: 'ProductLineItemInventoryMissing',
  message: 'fewer',
  itemId: 'shoe',
  missingQty: 2,
}
const gone = { type: 'ProductLineItemFullInventoryMissing', message: 'gone', itemId: 'boot', missingQty: 1 }

const above = (flash: { type: string; message: string; itemId?: string }[], lines = items) =>
  wholeCartFlashes({ items: lines, flash }, texts, 'en').map(({ text }) => text)

it('records what each line lacks, and says how many', () => {
  const records = outOfStockItems({ items, flash: [missing, gone] })
  expect([...records.keys()]).toEqual(['shoe', 'boot'])
  expect(records.get('shoe')?.missingQty).toBe(2)
  expect(flashText({ ...missing }, texts, 'en')).toBe(
    '2 of these are not in stock any more. Lower the quantity to go on.',
  )
  expect(flashText({ ...missing, missingQty: undefined }, texts, 'en')).toBe('fewer')
})

it('says above the cart that one item is out of stock, or that several are', () => {
  expect(above([missing])).toEqual(['An item in your cart is out of stock. See its line below.'])
  expect(above([missing, gone])).toEqual(['2 items in your cart are out of stock. See their lines below.'])
})

it('says that the order cannot be completed when all that was in it has gone', () => {
  expect(above([gone], [])).toEqual([texts.orderImpossible])
})

it.each([
  'PickupToSth',
  'PickupToSts',
  'StsToSth',
  'StsToPickup',
  'STHToPickup',
  'OrderShippingMethodDowngraded',
  'InvalidShippingAddress',
] as const)('has words of its own for %s', (type) => {
  expect(above([{ type, message: 'server' }])).toEqual([texts.flash[type]])
})

it('shows the words of the server for what it does not know', () => {
  expect(above([{ type: 'Other', message: 'server' }])).toEqual(['server'])
})

it('asks for the cart again when an error is new, and not for one that stays or for what was switched', () => {
  expect(hasNewFlashError(undefined, { flash: [missing] })).toBe(true)
  expect(hasNewFlashError({ flash: [missing] }, { flash: [missing] })).toBe(false)
  expect(hasNewFlashError({ flash: [missing] }, { flash: [{ ...missing, missingQty: 3 }] })).toBe(true)
  expect(hasNewFlashError(undefined, { flash: [{ type: 'PickupToSth', message: '' }] })).toBe(false)
})
