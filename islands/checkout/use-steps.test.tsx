import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '#src/contract/cart/cart.ts'
import { untouched } from '#src/contract/forms/form-field.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { reviewable } from '#tests/fixtures/cart.ts'
import { checkoutSurroundings } from '#tests/fixtures/checkout-screen.ts'
import { cart as store, openShop } from '#tests/fixtures/shop-stores.ts'
import { CheckoutFlow } from './CheckoutFlow.tsx'
import type { StepData, StepFrame } from './step-view.ts'

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }))
vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/client/go-to.ts', () => ({ goTo: vi.fn(), leaveTo }))

const site = siteOf('en-us') ?? sites[0]
const { checkout: text, errors } = checkoutSurroundings.texts
const summary = '/en-us/checkout/summary'
const shipping = '/en-us/checkout/shipping'

/** A cart of which all is known that the review needs, as its store knows it. */
const filled = async (): Promise<Cart> => {
  const added = await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
  if (!added.ok) throw new Error(added.error.errorId)
  return {
    ...reviewable(added.value),
    payment_instruments: [{ payment_instrument_id: 'p', payment_method_id: 'KLARNA' }],
  }
}

const reviewOf = (initial: Cart, more: Partial<StepFrame> = {}): StepData => ({
  title: 'Review | Welt',
  view: {
    review: {
      email: undefined,
      hasWithdrawalRight: false,
      form: describeForm(site, {
        ...{ action: summary, fields: [], sent: untouched(), submit: text.review.buy, calls: [] },
      }),
    },
  },
  frame: { step: 'summary', initial, firstOpen: 'summary', page: summary, ...more },
})

/** What pages answer with, by their paths; undefined where the shop cannot be reached. */
let pages: Record<
  string,
  { data?: StepData; at?: string; headers?: HeadersInit; until?: Promise<void> } | undefined
>
const requested = vi.fn<(path: string, init: RequestInit) => void>()

const answer = async (path: string, init: RequestInit): Promise<Response> => {
  if (path !== '/healthz') requested(path, init)
  const page = pages[path.split(/[?#]/)[0] ?? '']
  if (!page) throw new TypeError('fetch failed')
  await page.until
  const response = page.data
    ? Response.json(page.data)
    : new Response('<html>', { headers: page.headers ?? {} })
  Object.defineProperty(response, 'url', { value: new URL(page.at ?? path, location.href).href })
  return response
}

/** Settles after everything that waits for nothing by now. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Moves through the history to an entry. */
const move = (path: string): void => {
  history.replaceState(null, '', path)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
}

/** Settles once the step that is shown first has saved what it goes on after. */
let saved: Promise<void>

const show = (initial: Cart, more: Partial<StepFrame> = {}) =>
  render(
    <CheckoutFlow
      {...{ step: 'shipping', initial, firstOpen: 'summary', page: shipping, ...more }}
      content={({ goTo }) => (
        <>
          <h2 tabIndex={-1}>Where to</h2>
          <button type="button" onClick={() => void saved.then(() => goTo('/en-us/checkout/billing'))}>
            Save
          </button>
        </>
      )}
      {...checkoutSurroundings}
    />,
  )

const steps = () => within(screen.getByRole('navigation', { name: text.steps.label }))
const press = (name: string) => userEvent.click(steps().getByRole('link', { name }))
const heading = () => screen.findByRole('heading', { name: text.review.heading })

beforeEach(() => {
  openShop()
  requested.mockReset()
  leaveTo.mockReset().mockReturnValue(new Promise(() => undefined))
  vi.stubGlobal('fetch', answer)
  history.replaceState(null, '', shipping)
  document.title = 'Delivery | Welt'
})

it('shows the next step in place, at its address, and says which it is', async () => {
  const initial = await filled()
  pages = { [summary]: { data: reviewOf(initial) } }
  show(initial)
  await press(text.steps.summary)
  const shown = await heading()
  await waitFor(() => expect(document.activeElement).toBe(shown))
  expect([location.pathname, document.title]).toEqual([summary, 'Review | Welt'])
  expect(steps().getByText(text.steps.summary).getAttribute('aria-current')).toBe('step')
  expect(screen.queryByRole('heading', { name: 'Where to' })).toBeNull()
  expect(requested).toHaveBeenCalledOnce()
  expect(leaveTo).not.toHaveBeenCalled()
})

it('follows the history to a step, and adds nothing to it', async () => {
  const initial = await filled()
  pages = { [summary]: { data: reviewOf(initial) } }
  show(initial)
  const entries = history.length
  history.replaceState(null, '', summary)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await heading()
  expect([location.pathname, history.length]).toEqual([summary, entries])
})

it('shows the step that is due, with what is told of it', async () => {
  const initial = await filled()
  const told = { failure: 'Please look through it.' }
  pages = { [summary]: { data: reviewOf(initial, told), at: `${summary}?error=CHK380` } }
  show(initial)
  await press(text.steps.summary)
  await heading()
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(told.failure)
  expect(document.activeElement).toBe(alert)
  expect(location.search).toBe('?error=CHK380')
})

it('says where the shop cannot be reached, and stays', async () => {
  pages = {}
  show(await filled())
  await press(text.steps.summary)
  expect((await screen.findByRole('alert')).textContent).toBe(errors.byCode.NETWORK)
  expect(location.pathname).toBe(shipping)
  expect(screen.getByRole('heading', { name: 'Where to' })).toBeTruthy()
})

it('goes to pages that are no step, as where the cart is empty by now', async () => {
  pages = { [summary]: { at: '/en-us/cart' } }
  show(await filled())
  await press(text.steps.summary)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/en-us/cart'))
})

it('loads a page that has a policy of its own as the page that it is', async () => {
  const initial = await filled()
  pages = { [summary]: { data: reviewOf(initial, { isAlone: true }) } }
  show(initial)
  await press(text.steps.summary)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(summary))
  expect(location.pathname).toBe(shipping)
})

it('leaves a page that has a policy of its own, asking for nothing in its place', async () => {
  pages = {}
  show(await filled(), { isAlone: true })
  await press(text.steps.summary)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(summary))
  expect(requested).not.toHaveBeenCalled()
})

it('leads from a step that is not open any more to the one that is due, which says so', async () => {
  const initial = await filled()
  pages = { [summary]: { data: reviewOf(initial) } }
  show(initial)
  await press(text.steps.summary)
  await heading()
  act(() => store.hear({ ...initial, version: initial.version + 1, payment_instruments: [] }))
  await waitFor(() => expect(requested.mock.calls.at(-1)?.[0]).toBe('/en-us/checkout/billing?error=CHK380'))
})

it('follows a move through the history from before the script was there', async () => {
  const initial = await filled()
  pages = { [summary]: { data: reviewOf(initial) } }
  history.replaceState(null, '', summary)
  show(initial)
  expect(await heading()).toBeTruthy()
})

it('adds nothing to the history where a move through it is taken back before its step is there', async () => {
  const initial = await filled()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  pages = { [summary]: { data: reviewOf(initial), until: promise } }
  show(initial)
  move(summary)
  move(shipping)
  await act(async () => {
    resolve(undefined)
    await settled()
  })
  expect([location.pathname, document.title]).toEqual([shipping, 'Delivery | Welt'])
  expect(screen.getByRole('heading', { name: 'Where to' })).toBeTruthy()
})

it('goes on from a step no more once that was left', async () => {
  const initial = await filled()
  const saving = Promise.withResolvers<undefined>()
  saved = saving.promise
  pages = { [summary]: { data: reviewOf(initial) } }
  show(initial)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await press(text.steps.summary)
  await heading()
  await act(async () => {
    saving.resolve(undefined)
    await settled()
  })
  expect(requested).toHaveBeenCalledOnce()
  expect(location.pathname).toBe(summary)
})

it('loads the page of a step whose script cannot be had of a shop that is there', async () => {
  pages = { [summary]: { headers: { 'content-type': 'application/json' } }, '/healthz': {} }
  show(await filled())
  await press(text.steps.summary)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(summary))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('loads the page anew where the history leads to one that is no step, at a fragment as well', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  pages = { [summary]: { at: '/en-us/cart' } }
  show(await filled())
  move(`${summary}#review`)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/en-us/cart')
  pages = { [summary]: {} }
  move(`${summary}#review`)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  expect(location.pathname + location.hash).toBe(`${summary}#review`)
})
