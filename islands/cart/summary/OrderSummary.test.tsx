import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Cart } from '#src/contract/cart/cart.ts'
import { messages } from '#src/messages/messages.ts'
import { cartItem, cartOf, homeDelivery } from '#tests/fixtures/cart.ts'
import { cartTexts } from '#tests/fixtures/cart-screen.ts'
import { OrderSummary } from './OrderSummary.tsx'

const full = cartOf('c', 1, [cartItem({ id: 'a', upc: 'a-9' })])
const reached: Cart['promoSummary'][number]['thresholdStatus'] = 'REACHED'
const digits = (text: string): string => text.replaceAll(/[^\d.,–−-]/g, '')

const show = (totals: Partial<Cart['totals']> = {}, locale = 'en-us', isBusy = false): string[] => {
  const cart = { ...full, totals: { ...full.totals, ...totals } }
  render(<OrderSummary cart={cart} locale={locale} isBusy={isBusy} texts={cartTexts.summary} />)
  return screen.getAllByRole('term').map((term) => term.textContent.trim())
}

const amountOf = (name: string): string => {
  const names = screen.getAllByRole('term').map((term) => term.textContent.trim())
  return screen.getAllByRole('definition')[names.indexOf(name)]?.textContent ?? ''
}

it('leaves delivery and tax open where the address decides', () => {
  expect(show()).toEqual(['Subtotal', 'Delivery', 'Tax', 'Total'])
  expect(amountOf('Delivery')).toBe('Worked out at checkout')
  expect(amountOf('Tax')).toBe('Worked out at checkout')
  expect(amountOf('Total')).toBe('$80.00')
})

it.each([
  ['en', 'Delivery by email', 'Free'],
  ['de', 'Lieferung per E-Mail', 'Kostenlos'],
  ['fr', 'Livraison par e-mail', 'Offerte'],
] as const)('says in %s that what is digital comes by email, and costs nothing', (language, name, cost) => {
  const cart = cartOf('c', 1, [cartItem({ id: 'a', upc: 'card', isDigitalProduct: true })])
  const texts = messages[language].cart.summary
  render(<OrderSummary cart={cart} locale="en-us" isBusy={false} texts={texts} />)
  expect(amountOf(name)).toBe(cost)
})

it('names what is saved, and delivery that costs', () => {
  show({ totalDiscount: 1500, shipping: 495, total: 6995 })
  expect(screen.getByText('You save $15.00 in all')).toBeTruthy()
  expect(amountOf('Delivery')).toBe('$4.95')
  expect(amountOf('Total')).toBe('$69.95')
})

it('lists what takes something off beyond the lines, and why delivery is free', () => {
  const promotion = (promotionName: string, level: 'ORDER' | 'SHIPPING', amount: number) => ({
    ...{ level, promotionClass: level, promotionName, promotionId: promotionName, amount },
    ...{ calloutMessage: '', thresholdStatus: reached },
  })
  const promoSummary = [
    promotion('Boots week', 'ORDER', 1500),
    promotion('Near', 'ORDER', 0),
    promotion('Free delivery', 'SHIPPING', 495),
  ]
  const adjustment = { adjustmentId: 'a', level: 'ORDER' as const, reason: 'Scuffed box', price: 200 }
  const totals = { ...full.totals, totalDiscount: 1700 }
  const cart = {
    ...{ ...full, totals, promoSummary, price_adjustments: [adjustment] },
    shippingMethods: [homeDelivery()],
  }
  render(<OrderSummary cart={cart} locale="en-us" isBusy={false} texts={cartTexts.summary} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent.trim())).toEqual([
    ...['Subtotal', 'Boots week', 'Scuffed box', 'Delivery Free delivery', 'Tax', 'Total'],
  ])
  expect(digits(amountOf('Boots week'))).toBe('-15.00')
  expect(digits(amountOf('Scuffed box'))).toBe('-2.00')
  expect(amountOf('Delivery Free delivery')).toBe('Free')
  expect(screen.getByText('You save $21.95 in all')).toBeTruthy()
})

it('says which tax the prices of a European site include', () => {
  expect(show({ tax: 1277, total: 8000, taxation: 'gross', taxStatus: 'estimated' }, 'de-de')).not.toContain(
    'Tax',
  )
  expect(digits(screen.getByText(/^Including/).textContent)).toContain('12,77')
})

it('says what tax comes on top once the address is known, none included', () => {
  show({ tax: 710, total: 8710, taxStatus: 'known' })
  expect(amountOf('Tax')).toBe('$7.10')
  cleanup()
  show({ taxStatus: 'known' })
  expect(amountOf('Tax')).toBe('$0.00')
})

it('is marked busy while a change is on its way', () => {
  const { container } = render(<OrderSummary cart={full} locale="en-us" isBusy texts={cartTexts.summary} />)
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
})
