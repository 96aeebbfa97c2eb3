import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cartItem, cartOf, homeDelivery } from '#tests/fixtures/cart.ts'
import { checkoutSurroundings } from '#tests/fixtures/checkout-screen.ts'
import { cart as store, openShop, server } from '#tests/fixtures/shop-stores.ts'
import { forgetVisitor, visit } from '#tests/fixtures/visitor-cookie.ts'
import { CheckoutFlow } from './CheckoutFlow.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))

const { cart: cartTexts, checkout, errors } = checkoutSurroundings.texts
const { coupon } = cartTexts

const soldOut: Cart = {
  ...cartOf('c', 1, [cartItem({ id: 'a', upc: '1' }), cartItem({ id: 'b', upc: '2', name: 'Kirk Chelsea' })]),
  flash: [{ type: 'ProductLineItemFullInventoryMissing', itemId: 'b', message: 'server' }],
}

const show = (initial: Cart, more: Partial<ComponentProps<typeof CheckoutFlow>> = {}) =>
  render(
    <CheckoutFlow
      step="shipping"
      initial={initial}
      firstOpen="shipping"
      page="/en-us/checkout/shipping"
      content={() => null}
      {...checkoutSurroundings}
      {...more}
    />,
  )

/** The order beside the step, which a phone shows folded above it. */
const order = () => within(screen.getByRole('complementary', { name: checkout.summary.title }))
const field = () => order().getByRole<HTMLInputElement>('textbox', { name: coupon.label, hidden: true })

const apply = async (code: string): Promise<void> => {
  await userEvent.click(order().getByText(checkout.summary.useCoupon))
  await userEvent.type(field(), `${code}{Enter}`)
}

/** A cart with one item, as its store knows it. */
const filled = async (): Promise<Cart> => {
  const added = await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
  if (!added.ok) throw new Error(added.error.errorId)
  return added.value
}

beforeEach(openShop)
afterEach(forgetVisitor)

it('names what sold out, once, and leads to the cart', () => {
  show(soldOut, { failure: 'Some items are not in stock any more.' })
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('Kirk Chelsea: not in stock any more')
  expect(document.activeElement).toBe(notice)
  expect(screen.queryByText(errors.itemOutOfStock)).toBeNull()
  expect(screen.getByRole('link', { name: checkout.flash.toCart }).getAttribute('href')).toBe('/en-us/cart')
})

it('marks it in the order', () => {
  show(soldOut)
  const fault = errors.flash['ProductLineItemFullInventoryMissing'] ?? 'none'
  expect(order().getAllByText(fault)).toHaveLength(1)
  expect(order().getByText(fault).closest('li')?.textContent).toContain('Kirk Chelsea')
})

it('tells what failed where nothing sold out', () => {
  show({ ...soldOut, flash: [] }, { failure: 'Declined.' })
  expect(screen.getByRole('alert').textContent).toBe('Declined.')
  expect(screen.queryByRole('link', { name: checkout.flash.toCart })).toBeNull()
})

it('leads to the steps that can be seen', () => {
  show({ ...soldOut, shippingMethods: [homeDelivery()] }, { step: 'billing', firstOpen: 'billing' })
  const steps = within(screen.getByRole('navigation', { name: checkout.steps.label }))
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([checkout.steps.shipping])
  expect(steps.getByText(checkout.steps.billing).getAttribute('aria-current')).toBe('step')
})

it('applies a code in both places of the order, says so, and takes it off', async () => {
  show(await filled())
  await apply(' boots10 ')
  await waitFor(() => expect(screen.getAllByRole('list', { name: checkout.summary.coupons })).toHaveLength(2))
  expect(screen.getByText('BOOTS10 was applied').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(order().getByText(checkout.summary.useCoupon))
  expect(field().value).toBe('')
  await userEvent.click(order().getByRole('button', { name: `${coupon.remove}: boots10` }))
  await waitFor(() => expect(screen.queryByRole('list', { name: checkout.summary.coupons })).toBeNull())
  expect(server.couponsOf()).toEqual([])
})

it.each(['PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175'] as const)(
  'says at the field that a code is refused (%s), and keeps what was typed',
  async (errorId) => {
    show(await filled())
    server.faults.push(errorId)
    await apply('USED')
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    const told = document.getElementById(field().getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toBe(errors.byCode[errorId])
    expect(field().value).toBe('USED')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('tells above the step that the shop cannot be reached', async () => {
  show(await filled())
  server.faults.push('lost', 'lost')
  await apply('BOOTS10')
  expect((await screen.findByRole('alert')).textContent).toBe(errors.byCode.NETWORK)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(field().value).toBe('BOOTS10')
})

it('follows what another tab made of the cart', async () => {
  const initial = await filled()
  show(initial)
  act(() =>
    store.hear({
      ...initial,
      version: initial.version + 1,
      couponItems: [{ code: 'TAB', promotionId: 'TAB', applied: true }],
    }),
  )
  expect((await screen.findAllByText('TAB')).length).toBe(2)
})

describe('left behind', () => {
  const review = { step: 'summary', firstOpen: 'summary', page: '/en-us/checkout/summary' } as const

  it('shows that the cart was ordered elsewhere once somebody looks, with ways on', async () => {
    const initial = await filled()
    visit(initial.id, initial.totals.totalUnits)
    show(initial, review)
    act(() => void window.dispatchEvent(new Event('focus')))
    server.empty()
    visit(initial.id, 0)
    act(() => void window.dispatchEvent(new Event('focus')))
    const heading = await screen.findByRole('heading', { name: checkout.gone.title })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    // Nobody knows whether it was ordered: the cart shows so, and is the first way.
    const [first, second] = within(heading.parentElement ?? document.body).getAllByRole('link')
    expect([first?.textContent, first?.getAttribute('href')]).toEqual([checkout.flash.toCart, '/en-us/cart'])
    expect([second?.textContent, second?.getAttribute('href')]).toEqual([
      checkout.confirmation.see,
      '/en-us/order-confirmation',
    ])
  })

  it('reads no cart again that is the same', async () => {
    const initial = await filled()
    show(initial, review)
    const before = server.requested.length
    visit(initial.id, initial.totals.totalUnits)
    act(() => void window.dispatchEvent(new Event('focus')))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(() => store.load())
    expect(server.requested.slice(before)).toEqual([`GET /cart/v1/cart/${initial.id}`])
  })
})
