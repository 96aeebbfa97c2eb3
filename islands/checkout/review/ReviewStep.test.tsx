import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { clientFailure } from '#src/client/client-error.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import { checkoutSurroundings } from '#tests/fixtures/checkout-screen.ts'
import { filledReview, showReview } from '#tests/fixtures/review-screen.tsx'
import { cart as store, dialogs, openShop, server } from '#tests/fixtures/shop-stores.ts'
import { forgetVisitor, visit } from '#tests/fixtures/visitor-cookie.ts'

const { goTo, takeOverOrder } = vi.hoisted(() => ({ goTo: vi.fn(), takeOverOrder: vi.fn() }))
vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/client/go-to.ts', () => ({ goTo, leaveTo: vi.fn() }))
vi.mock('#src/stores/checkout/take-over-order.ts', () => ({ takeOverOrder }))

const { checkout: text, errors, refusals } = checkoutSurroundings.texts
const { review } = text
const words: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }
const confirmation = '/en-us/order-confirmation'

const button = () => screen.getByRole('button', { name: review.buy })

/** Presses again once the form is free. */
const pressAgain = async (): Promise<void> => {
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull())
  await userEvent.click(button())
}

const placings = (): number =>
  server.requested.filter((path) => path === 'PUT /cart/v2/checkout/order').length

/** What is fetched besides the shop's calls: nothing, while its review is at work. */
const fetched = vi.fn(() => Promise.reject(new TypeError('fetch failed')))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  openShop()
  checkout.tell(undefined)
  // The page is left: nothing follows.
  goTo.mockReset().mockReturnValue(new Promise(() => undefined))
  takeOverOrder.mockReset().mockResolvedValue(ok({ next: confirmation }))
})

afterEach(() => {
  forgetVisitor()
  vi.unstubAllGlobals()
  expect(fetched.mock.calls).toEqual([])
})

it('places the order once, however often the button is pressed, and is busy until the page has left', async () => {
  showReview(await filledReview())
  await userEvent.dblClick(button())
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(confirmation))
  expect(takeOverOrder).toHaveBeenCalledWith('W0000000001', 'en-us')
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText(review.placing).getAttribute('role')).toBe('status')
  await userEvent.click(button())
  expect([placings(), server.orders()]).toEqual([1, 1])
})

it('shows everything that is ordered, with ways to change it', async () => {
  showReview(await filledReview())
  for (const part of [review.contact, review.to, review.deliveries, review.billing, review.payment])
    expect(screen.getByRole('link', { name: `${review.edit}: ${part}` }).getAttribute('href')).toContain(
      '/en-us/checkout/',
    )
  expect(screen.getAllByText(/7 Pier Road/)).toHaveLength(2)
  expect(screen.getByText('Total $80.00')).toBeTruthy()
})

it.each([
  ...(['FE309', 'PYT300', 'PYT400', 'PYT402', 'PYT404', 'PYT405', 'PYT406', 'PAY400'] as const),
  ...(['GFC700', 'REW140', 'BIL400', 'BILL410', 'CCA401', 'PAY401'] as const),
])('leads to the payment, which tells that what pays was refused (%s)', async (errorId) => {
  showReview(await filledReview())
  server.faults.push('none', errorId)
  await userEvent.click(button())
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(`/en-us/checkout/billing?error=${errorId}`))
})

it.each(['SHP404', 'SHP410', 'SHP500', 'CHK320', 'ORD516', 'ORD517', 'ORD518'] as const)(
  'leads to the delivery, which tells what is wrong with it (%s)',
  async (errorId) => {
    showReview(await filledReview())
    server.faults.push(errorId)
    await userEvent.click(button())
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(`/en-us/checkout/shipping?error=${errorId}`))
    expect(placings()).toBe(0)
  },
)

it.each(['CHK380', 'BSK404', 'AUT404', 'AUT498'] as const)(
  'leads to the step that is due, the cart, or signing in (%s)',
  async (errorId) => {
    showReview(await filledReview())
    server.faults.push('none', errorId)
    await userEvent.click(button())
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(`/en-us/checkout?error=${errorId}`))
  },
)

it.each([
  ...(['ORD404', 'ORD430', 'INV409', 'PRC400', 'PRM160', 'TAX310', 'BSK409'] as const),
  ...(['GEN429', 'GEN500', 'GEN502', 'GEN504', 'AUT403'] as const),
])('tells in place what else refuses the order, and places it then (%s)', async (errorId) => {
  showReview(await filledReview())
  server.faults.push('none', errorId)
  await userEvent.click(button())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(words[errorId])
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(goTo).not.toHaveBeenCalled()
  await pressAgain()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(confirmation))
  expect(server.orders()).toBe(1)
})

it('finds the same order where the response was lost', async () => {
  showReview(await filledReview())
  server.faults.push('none', 'unheard', 'lost')
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(errors.byCode.NETWORK)
  expect(server.orders()).toBe(1)
  await pressAgain()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(confirmation))
  expect(server.orders()).toBe(1)
})

it('says that there is no connection, and orders nothing', async () => {
  showReview(await filledReview())
  server.faults.push('lost', 'lost')
  await userEvent.click(button())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(errors.byCode.NETWORK)
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(button().getAttribute('aria-busy')).toBeNull()
  expect(server.orders()).toBe(0)
})

it('shows what changed before it is ordered', async () => {
  showReview(await filledReview())
  // As another device changes it.
  server.give('other')
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(text.flash.totalChanged)
  expect(screen.getByText('Total $160.00')).toBeTruthy()
  expect(placings()).toBe(0)
  await pressAgain()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(confirmation))
})

it('keeps the button of an order whose way on was not heard, whoever looks elsewhere meanwhile', async () => {
  const initial = await filledReview()
  takeOverOrder.mockResolvedValueOnce(err(clientFailure('NETWORK', 'Not sent', 0, '')))
  showReview(initial)
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(errors.byCode.NETWORK)
  await waitFor(() => expect(takeOverOrder).toHaveBeenCalledOnce())
  visit(initial.id, 0)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(store.$busy.get()).toBe(0)
  await pressAgain()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(confirmation))
  expect(server.orders()).toBe(1)
})

const challenge = {
  next: '/en-us/checkout/challenge?orderNumber=W0000000001',
  frame: '/acquirer/challenge/pay_1',
}

/** Orders by a card whose bank asks its owner in a dialog. */
const orderChallenged = async (): Promise<void> => {
  showReview(await filledReview())
  takeOverOrder.mockResolvedValueOnce(ok(challenge))
  await userEvent.click(button())
  await waitFor(() => expect(dialogs.$open.get().map(({ name }) => name)).toEqual(['three-ds-challenge']))
}

it('has the bank ask over the review, and goes on with what it says', async () => {
  await orderChallenged()
  act(() => dialogs.close('three-ds-challenge', { threeDS2Result: 'passed' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(confirmation))
  expect(server.requested.at(-1)).toBe('PATCH /cart/v2/checkout/order/W0000000001')
})

it.each(['PYT402', 'PYT300'] as const)(
  'leads to the payment where the bank refuses (%s)',
  async (errorId) => {
    await orderChallenged()
    server.faults.push(errorId)
    act(() => dialogs.close('three-ds-challenge', { threeDS2Result: 'refused' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en-us/checkout/billing?notice=threeDSFailed'))
  },
)

it('says that a payment was not finished, and goes on with the same order or gives it up', async () => {
  await orderChallenged()
  act(() => dialogs.dismiss('three-ds-challenge'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your payment was not finished. Order W0000000001 waits')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  const { waiting } = text
  const goOn = await screen.findByRole('link', { name: waiting.goOn })
  expect(goOn.getAttribute('href')).toBe(challenge.next)
  const giveUp = screen.getByRole<HTMLButtonElement>('button', { name: waiting.giveUp })
  const form = giveUp.form ?? undefined
  expect(form?.getAttribute('action')).toBe('/en-us/checkout/give-up')
  expect(Object.fromEntries(new FormData(form))).toEqual({ orderNumber: 'W0000000001', page: 'checkout' })
  await userEvent.click(button())
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(confirmation))
  expect(server.orders()).toBe(1)
})

it('tells at the review what else keeps the payment, and goes on with the same order', async () => {
  await orderChallenged()
  server.faults.push('BSK409')
  act(() => dialogs.close('three-ds-challenge', { threeDS2Result: 'passed' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words['BSK409'])
  await pressAgain()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(confirmation))
  expect(server.orders()).toBe(1)
})

it('goes to the page of the challenge where its dialog cannot be had', async () => {
  await orderChallenged()
  act(() => dialogs.fail('three-ds-challenge'))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(challenge.next))
})

it('says that another tab changed what the order comes to', async () => {
  const initial = await filledReview()
  showReview(initial)
  const totals = { ...initial.totals, total: 9595, remainingToPay: 9595 }
  act(() => store.hear({ ...initial, version: initial.version + 1, totals }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(text.flash.totalChanged)
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(screen.getByText('Total $95.95')).toBeTruthy()
})

it.each([
  [
    'the way back to its page',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  ['a look at its tab', () => store.load()],
])('says that the cart comes to something else once it is read anew by %s', async (_, readAnew) => {
  showReview(await filledReview())
  await waitFor(() => expect(store.$state.get().status).toBe('ready'))
  server.give('other')
  await act(async () => void (await readAnew()))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(text.flash.totalChanged)
  expect(screen.getByText('Total $160.00')).toBeTruthy()
  expect(placings()).toBe(0)
})

it('says nothing of a total that its shopper changed by a code', async () => {
  showReview(await filledReview())
  server.give('other')
  const applied = await act(() => store.applyCoupon('HELLO'))
  expect(applied.ok).toBe(true)
  expect(await screen.findByText('Total $160.00')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([true, false])('leads to the right of withdrawal where there is one: %s', async (hasRight) => {
  showReview(await filledReview(), hasRight)
  expect(screen.queryAllByRole('link', { name: review.withdrawalLink })).toHaveLength(hasRight ? 1 : 0)
})
