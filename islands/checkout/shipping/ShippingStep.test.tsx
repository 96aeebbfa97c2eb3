import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '#src/contract/cart/cart.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { shippingFields } from '#src/features/checkout/shipping/shipping-fields.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import { homeDelivery } from '#tests/fixtures/cart.ts'
import { checkoutSurroundings } from '#tests/fixtures/checkout-screen.ts'
import { cart as store, openShop, server } from '#tests/fixtures/shop-stores.ts'
import { ShippingFlow } from './ShippingFlow.tsx'
import type { ShippingView } from './shipping-view.ts'

const { isReached, leaveTo } = vi.hoisted(() => ({
  isReached: vi.fn<() => Promise<boolean>>(),
  leaveTo: vi.fn<(path: string) => Promise<void>>(),
}))
vi.mock('#src/client/is-reached.ts', () => ({ isReached }))
vi.mock('#src/client/go-to.ts', async (original) => ({ ...(await original<object>()), leaveTo }))
vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))

const site = siteOf('en-us') ?? sites[0]
const { checkout: text, errors, refusals } = checkoutSurroundings.texts
const destinations = { hasHome: true, hasCollector: false }

const anna = {
  ...{ firstName: 'Anna', lastName: 'Berg', addressLine1: '7 Pier Road', city: 'Portland' },
  ...{ province: 'ME', postalCode: '04101', email: 'anna@example.com', phone: '(207) 555 - 0100' },
}
const booked = {
  ...anna,
  ...({ addressId: 'S1', id: 'S1', approachType: 'S', main: true, countryCode: 'US' } as const),
}

const screenOf = (
  initial: Cart,
  change: Partial<ShippingView> = {},
  values: Record<string, string> = anna,
) => {
  const form = describeForm(site, {
    action: '/en-us/checkout/shipping',
    fields: shippingFields(site, values, destinations, false),
    sent: { values, faults: {} },
    submit: text.shipping.continue,
    calls: ['POST /cart/v2/cart/{basketId}/shippingAddress'],
  })
  const shipping: ShippingView = {
    ...{ part: 'form', destinations, form, person: undefined, saved: [], isGuest: true, hasPoints: false },
    ...{ country: 'United States', express: { wallets: {} } },
    ...change,
  }
  return (
    <ShippingFlow
      step="shipping"
      initial={initial}
      firstOpen="shipping"
      page="/en-us/checkout/shipping"
      shipping={shipping}
      {...checkoutSurroundings}
    />
  )
}

const show = (...given: Parameters<typeof screenOf>) => render(screenOf(...given))

/** A cart with one item that is sent home, as its store knows it. */
const filled = async (): Promise<Cart> => {
  const added = await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
  if (!added.ok) throw new Error(added.error.errorId)
  return { ...added.value, shippingMethods: [homeDelivery()] }
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: text.shipping.continue }))
const express = () => screen.getByRole<HTMLInputElement>('radio', { name: /Express/ })
const standard = () => screen.getByRole<HTMLInputElement>('radio', { name: /Standard/ })

beforeEach(() => {
  openShop()
  vi.resetAllMocks()
  isReached.mockResolvedValue(true)
  leaveTo.mockResolvedValue()
  history.replaceState(null, '', '/en-us/checkout/shipping')
  checkout.$part.set(undefined)
  checkout.tell(undefined)
})

it('goes on to the delivery in place, by the cart that the call responds, and back by the address', async () => {
  show(await filled())
  const before = server.requested.length
  await goOn()
  const heading = await screen.findByRole('heading', { name: text.shipping.methods })
  expect(server.requested.slice(before)).toEqual([
    expect.stringMatching(/^POST \/cart\/v2\/cart\/.*\/shippingAddress$/),
  ])
  expect(document.activeElement).toBe(heading)
  expect(location.pathname + location.hash).toBe('/en-us/checkout/shipping#delivery')
  expect(screen.getByText(/7 Pier Road/)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: text.shipping.editAddress }))
  expect(location.search).toBe('?address')
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Portland')
  history.replaceState(null, '', '/en-us/checkout/shipping')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(await screen.findByRole('heading', { name: text.shipping.methods })).toBeTruthy()
})

it.each(['SHP404', 'SHP410', 'SHP500', 'CHK320', 'CCA400', 'CCA401', 'TAX309', 'TAX310', 'GEN500'] as const)(
  'tells a refusal (%s), and keeps what was typed',
  async (errorId) => {
    show(await filled())
    server.faults.push(errorId)
    await goOn()
    const words: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }
    expect((await screen.findByRole('alert')).textContent).toBe(words[errorId])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Portland')
  },
)

it('sends a change that met another one again', async () => {
  show(await filled())
  server.faults.push('BSK409')
  await goOn()
  expect(await screen.findByRole('heading', { name: text.shipping.methods })).toBeTruthy()
})

it('shows a choice of the delivery at once, and takes it back where it is refused', async () => {
  show(await filled(), { part: 'delivery' })
  await userEvent.click(express())
  expect(express().checked).toBe(true)
  await waitFor(() => expect(store.$busy.get()).toBe(0))
  expect(express().checked).toBe(true)
  server.faults.push('SHP500')
  fireEvent.click(standard())
  expect(standard().checked).toBe(true)
  expect((await screen.findByRole('alert')).textContent).toBe(errors.byCode['SHP500'])
  await waitFor(() => expect(express().checked).toBe(true))
})

it('follows a delivery that was chosen before the script was there', async () => {
  const flow = screenOf(await filled(), { part: 'delivery' })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(flow)
  express().checked = true
  render(flow, { container, hydrate: true })
  await waitFor(() => expect(server.requested).toContain('POST /cart/v1/shippingMethod'))
  await waitFor(() => expect(store.$busy.get()).toBe(0))
  expect(express().checked).toBe(true)
})

it('sends the order to an address of the book, or to another', async () => {
  show(await filled(), { part: 'saved', saved: [booked], isGuest: false })
  await userEvent.click(screen.getByRole('link', { name: text.shipping.another }))
  expect(screen.getByLabelText('City')).toBeTruthy()
  history.replaceState(null, '', '/en-us/checkout/shipping?address')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await userEvent.click(await screen.findByRole('button', { name: text.shipping.useSaved }))
  const card = await screen.findByRole('region', { name: text.shipping.address })
  expect(within(card).getByText(/7 Pier Road/)).toBeTruthy()
})

it('stays with the addresses of the book without a connection, and says so', async () => {
  show(await filled(), { part: 'saved', saved: [booked], isGuest: false })
  server.faults.push('lost', 'lost')
  isReached.mockResolvedValue(false)
  await userEvent.click(screen.getByRole('button', { name: text.shipping.useSaved }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.byCode['NETWORK']))
  expect(leaveTo).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: text.shipping.useSaved }))
  expect(await screen.findByRole('heading', { name: text.shipping.methods })).toBeTruthy()
})

it('can go on to the payment again once the browser brings the page back', async () => {
  const back = Promise.withResolvers<undefined>()
  leaveTo.mockReturnValueOnce(back.promise)
  // What the shop answers is no step, but a page.
  const page = Object.defineProperty(new Response('<html>'), 'url', {
    value: new URL('/en-us/checkout/billing', location.href).href,
  })
  vi.stubGlobal('fetch', () => Promise.resolve(page))
  show(await filled(), { part: 'delivery' })
  const button = screen.getByRole('button', { name: text.shipping.toPayment })
  await userEvent.click(button)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/en-us/checkout/billing'))
  expect(button.getAttribute('aria-busy')).toBe('true')
  back.resolve(undefined)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await userEvent.click(button)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(2))
})

it('leads to collection points near the address that is typed', async () => {
  show(await filled(), { hasPoints: true })
  const postalCode = screen.getByLabelText('ZIP code')
  await userEvent.clear(postalCode)
  await userEvent.type(postalCode, '97201')
  const link = screen.getByRole('link', { name: text.collection.link })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(link.getAttribute('href')).toMatch(/\/checkout\/collection\?place=97201$/)
})

it('changes neither the history nor another step once it was left while an address was saved', async () => {
  const initial = await filled()
  const held = Promise.withResolvers<undefined>()
  const { run } = store
  const saving = vi.spyOn(store, 'run').mockImplementation(async (change) => {
    await held.promise
    return run(change)
  })
  const { unmount } = show(initial)
  await goOn()
  await waitFor(() => expect(saving).toHaveBeenCalledOnce())
  unmount()
  history.replaceState(null, '', '/en-us/checkout/summary')
  held.resolve(undefined)
  await saving.mock.results[0]?.value
  await new Promise((resolve) => setTimeout(resolve))
  expect(location.pathname).toBe('/en-us/checkout/summary')
  expect(checkout.$part.get()).toBeUndefined()
})

it('can order by what is saved again once the browser brings the page back', async () => {
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  const saved = { card: 'Visa 1111', address: undefined }
  show(await filled(), { express: { saved, wallets: {} } })
  const button = screen.getByRole('button', { name: /Visa 1111/ })
  await userEvent.click(button)
  await waitFor(() => expect(posted).toHaveBeenCalledOnce())
  expect(button.getAttribute('aria-busy')).toBe('true')
  act(() => void window.dispatchEvent(new Event('pageshow')))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})
