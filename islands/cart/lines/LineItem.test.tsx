import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { messages } from '#src/messages/messages.ts'
import type { OutOfStock } from '#src/rules/cart/failures/cart-flash.ts'
import { cartItem } from '#tests/fixtures/cart.ts'
import { cartTexts, surroundings } from '#tests/fixtures/cart-screen.ts'
import { LineItem } from './LineItem.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

const show = (
  change: Partial<CartItem> = {},
  quantity = 1,
  texts = cartTexts.item,
  outOfStock?: OutOfStock,
) =>
  render(
    <LineItem
      item={cartItem({ id: 'a', upc: 'shoe-9', ...change })}
      quantity={quantity}
      notice={undefined}
      outOfStock={outOfStock}
      locale={surroundings.locale}
      pictureTemplate={surroundings.pictureTemplate}
      texts={texts}
      errorTexts={cartTexts.errors}
      onQuantity={() => undefined}
      onRemove={() => undefined}
    />,
  )

const { price } = cartItem({ id: 'a', upc: 'shoe-9' })

it.each([
  ['en', 'Size: 42,5'],
  ['de', 'Size: 42,5'],
  ['fr', 'Size\u00a0: 42,5'],
] as const)('says what was chosen, with the colon of %s', (language, chosen) => {
  const options = [{ id: '42.5', value: '42,5', selected: true, available: true }]
  show({ attributes: [{ type: 'size', label: 'Size', options }] }, 1, messages[language].cart.item)
  expect(screen.getByRole('listitem').textContent).toBe(chosen)
})

it('posts to the shop by itself until scripts run', () => {
  const { container } = show()
  const actions = [...container.querySelectorAll('form')].map((form) => form.getAttribute('action'))
  expect(actions).toEqual([
    '/en-us/cart/update',
    '/en-us/favorites/add',
    '/en-us/cart/save',
    '/en-us/cart/remove',
  ])
})

it('reads out both prices of a sale, and what one costs where there are several', () => {
  show(
    {
      price: { ...price, current: 6000, original: 8000, rowTotal: 12_000, priceAfterItemDiscount: 12_000 },
      qty: 2,
    },
    2,
  )
  expect(screen.getByText('Now')).toBeTruthy()
  expect(screen.getByRole('insertion').textContent).toBe('$120.00')
  expect(screen.getByText('Was')).toBeTruthy()
  expect(screen.getByRole('deletion').textContent).toBe('$160.00')
  expect(screen.getByText('$60.00 each')).toBeTruthy()
})

it('offers no quantity of a free gift', () => {
  show({
    bonus: true,
    price: { ...price, current: 0, original: 3500, rowTotal: 0, priceAfterItemDiscount: 0 },
  })
  expect(screen.getByRole('deletion').textContent).toBe('$35.00')
  expect(screen.getByText('1 piece')).toBeTruthy()
  expect(screen.getByText('Free gift')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('names no price of what cannot be bought any more, and calls it no gift', () => {
  const nothing = { current: 0, original: 0, rowTotal: 0, priceAfterItemDiscount: 0 }
  show({ price: { ...price, ...nothing } })
  expect(screen.queryByText('Free gift')).toBeNull()
  expect(screen.queryByText(/\$/)).toBeNull()
})

it('tells of an item that has sold out since', () => {
  show({ variants: [{ id: 'v', upc: 'shoe-9', available: false }] })
  expect(screen.getByRole('alert').textContent).toBe(cartTexts.item.soldOut)
})

it('says how many of it are missing', () => {
  const type = 'ProductLineItemInventoryMissing'
  show({}, 3, cartTexts.item, { type, message: '', missingQty: 1 })
  expect(screen.getByRole('alert').textContent).toBe(
    '1 of these is not in stock any more. Lower the quantity to go on.',
  )
})

it('says what took something off the row, and strikes what it cost before', () => {
  const discount = { campaignId: 'c', couponCode: undefined }
  show({
    price: { ...price, priceAfterItemDiscount: 7000 },
    productPromotions: [{ ...discount, promotionId: 'a', promotionName: 'Boots week', price: 1000 }],
    orderPromotions: [{ ...discount, promotionId: 'b', promotionName: 'Welcome', price: 700 }],
  })
  const [list] = screen.getAllByRole('list', { name: 'Offers on Ridge Runner' })
  expect([...(list?.children ?? [])].map((line) => line.textContent)).toEqual([
    'Boots week -$10.00',
    'Welcome (share) -$7.00',
  ])
  expect(screen.getByRole('insertion').textContent).toBe('$70.00')
  expect(screen.getByRole('deletion').textContent).toBe('$80.00')
})

it('says that only a few are left', () => {
  show({ unitsLeft: 2 })
  expect(screen.getByText('Only 2 left')).toBeTruthy()
})

it('offers the quantity that is left where a line has more', () => {
  const type = 'ProductLineItemInventoryMissing'
  show({ qty: 5, maxQty: 3 }, 5, cartTexts.item, { type, message: '', missingQty: 2 })
  expect(screen.getByRole('button', { name: 'Take the 3 that are left' })).toHaveProperty('value', '3')
})

it('says how it comes', () => {
  const method = (code: 'standard' | 'digital', label: string) => ({
    selected: true,
    available: true,
    shippingMethod: { code, label, deliveryTime: 'Within an hour', price: { amount: 0 } },
  })
  const { unmount } = show({ shippingOptions: [method('digital', 'By email')] })
  expect(screen.getByText('By email: Within an hour')).toBeTruthy()
  unmount()
  show({ shippingOptions: [method('standard', 'Standard delivery')] })
  expect(screen.getByText('Standard delivery: Within an hour')).toBeTruthy()
})
