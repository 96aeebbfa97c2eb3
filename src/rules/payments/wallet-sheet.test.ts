import { expect, it } from 'vitest'
import { cartItem, cartOf, homeDelivery } from '#tests/fixtures/cart.ts'
import { sheetMethods, sheetTotals } from './wallet-sheet.ts'

const texts = { subtotal: 'Subtotal', delivery: 'Delivery', tax: 'Tax', paid: 'Gift cards and rewards' }
const bare = cartOf('a', 1, [cartItem({ id: 'item', upc: 'shoe-8', qty: 2 })])
const express = { code: 'express' as const, label: 'Express', deliveryTime: '1 day', price: { amount: 1495 } }

const cart = {
  ...bare,
  shippingMethods: [homeDelivery()],
  totals: {
    ...bare.totals,
    ...{
      itemSubTotal: 16_000,
      shipping: 595,
      tax: 1200,
      taxation: 'net' as const,
      taxStatus: 'known' as const,
    },
    ...{ total: 17_795, remainingToPay: 12_795 },
  },
}

it('shows how a total follows from its lines, what is paid already taken off', () => {
  const { newTotal, newLineItems } = sheetTotals(cart, 'Marlow', texts)
  expect(newTotal).toEqual({ label: 'Marlow', amount: '127.95', type: 'final' })
  expect(newLineItems.map(({ label, amount }) => [label, amount])).toEqual([
    ['Subtotal', '160.00'],
    ['Delivery', '5.95'],
    ['Tax', '12.00'],
    ['Gift cards and rewards', '-50.00'],
  ])
  const sum = newLineItems.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0)
  expect(sum).toBe(12_795)
})

it('names what takes something off, as the cart does', () => {
  const off = (promotionName: string, level: 'ORDER' | 'SHIPPING', amount: number) => ({
    ...{ level, promotionClass: level, promotionName, promotionId: promotionName, amount },
    ...{ calloutMessage: '', thresholdStatus: 'REACHED' as const },
  })
  const promoSummary = [off('Free delivery', 'SHIPPING', 595), off('Welcome', 'ORDER', 2000)]
  const totals = { ...cart.totals, shipping: 0, total: 15_200, remainingToPay: 15_200 }
  const { newLineItems } = sheetTotals({ ...cart, totals, promoSummary }, 'Marlow', texts)
  expect(newLineItems.map(({ label, amount }) => [label, amount])).toEqual([
    ['Subtotal', '160.00'],
    ['Welcome', '-20.00'],
    ['Delivery (Free delivery)', '0.00'],
    ['Tax', '12.00'],
  ])
})

it('says that a tax is still open, and leaves out one that prices hold', () => {
  const open = { ...cart, totals: { ...cart.totals, tax: 0, taxStatus: 'open' as const } }
  expect(sheetTotals(open, 'Marlow', texts).newLineItems).toContainEqual({
    ...{ label: 'Tax', amount: '0.00', type: 'pending' },
  })
  const gross = { ...cart, totals: { ...cart.totals, taxation: 'gross' as const } }
  expect(sheetTotals(gross, 'Marlow', texts).newLineItems.map(({ label }) => label)).not.toContain('Tax')
})

it('offers what comes home, the selected way first, and nothing that is collected', () => {
  const collected = (['pickup', 'pudo', 'sts'] as const).map((code) => ({ ...express, code }))
  const [home] = cart.shippingMethods
  const methods = [...(home?.applicableShippingMethods ?? []), ...collected]
  const offered = sheetMethods({
    ...cart,
    shippingMethods: [homeDelivery({ applicableShippingMethods: methods })],
  })
  expect(offered.map(({ identifier, amount }) => [identifier, amount])).toEqual([
    ['standard', '0.00'],
    ['express', '14.95'],
  ])
  expect(sheetMethods({ ...cart, shippingMethods: [homeDelivery({ shippingId: 'us-portland' })] })).toEqual(
    [],
  )
})
