import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '#src/contract/cart/cart.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { addressWords } from '#src/features/address/address-words.ts'
import { cardFields } from '#src/features/checkout/payment/card-form-fields.ts'
import { storedValueForm } from '#src/features/checkout/payment/stored-value-form.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import { homeDelivery } from '#tests/fixtures/cart.ts'
import { checkoutSurroundings } from '#tests/fixtures/checkout-screen.ts'
import { cart as store, openShop, server } from '#tests/fixtures/shop-stores.ts'
import { PaymentFlow } from './PaymentFlow.tsx'
import type { PaymentView } from './payment-view.ts'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))

const site = siteOf('en-us') ?? sites[0]
const { checkout: text, errors, refusals } = checkoutSurroundings.texts
const { billing, storedValue } = text
const locals = { site, href: (path: string) => `/en-us${path}` }
const words: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }

const home = {
  ...{ shippingId: 'me', firstName: 'Anna', lastName: 'Berg', addressLine1: '7 Pier Road' },
  ...{ city: 'Portland', province: 'ME', postalCode: '04101', countryCode: 'US' },
  ...{ email: 'anna@example.com', phone: '207 555 0100' },
}

const show = (initial: Cart, instant = '2026-06-01T12:00:00.000Z') => {
  const form = describeForm(site, {
    action: '/en-us/checkout/billing',
    fields: [],
    alsoShown: ['same', 'method'],
    sent: { values: { same: 'yes', method: 'CREDIT_CARD' }, faults: {} },
    submit: billing.continue,
    calls: [
      'POST /cart/v1/cart/{basketId}/billingAddress',
      'POST /cart/v1/cart/{basketId}/paymentInstruments',
    ],
  })
  const posted = { cart: initial, profile: undefined, firstOpen: 'billing' } as const
  const payment: PaymentView = {
    ...{ form, words: addressWords(site), cardFields: cardFields(site), savedCards: [] },
    instant,
    ...{ providerFields: undefined, isCustomer: false },
    methods: [{ code: 'CREDIT_CARD' }, { code: 'GIFT_CARD' }],
    storedValue: {
      giftCard: storedValueForm('giftCard', posted, locals),
      reward: storedValueForm('reward', posted, locals),
    },
  }
  return render(
    <PaymentFlow
      step="billing"
      initial={initial}
      firstOpen="billing"
      page="/en-us/checkout/billing"
      payment={payment}
      {...checkoutSurroundings}
    />,
  )
}

/** A cart with one item that goes home, as its store knows it. */
const filled = async (): Promise<Cart> => {
  const added = await store.add({ productId: 'MW1001TR', upc: 'shoe-9', qty: 1 })
  if (!added.ok) throw new Error(added.error.errorId)
  return { ...added.value, shippingMethods: [homeDelivery()], shippingAddresses: [home] }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const described = (input: HTMLInputElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const goOn = () => userEvent.click(screen.getByRole('button', { name: billing.continue }))
const typeCard = async (): Promise<void> => {
  await userEvent.type(field(billing.cardNumber), '4111111111111111')
  await userEvent.type(field(billing.cardExpiry), '1239')
  await userEvent.type(field(billing.cardCode), '737')
}

beforeEach(() => {
  openShop()
  checkout.tell(undefined)
})

it('has the fields of a card keep no name, so that none is posted, and tells what is wrong with them', async () => {
  show(await filled())
  await waitFor(() => expect(field(billing.cardNumber).name).toBe(''))
  await goOn()
  await waitFor(() => expect(document.activeElement).toBe(field(billing.cardNumber)))
  expect(field(billing.cardCode).getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field(billing.cardCode), '7')
  expect(field(billing.cardCode).getAttribute('aria-invalid')).toBeNull()
  await userEvent.clear(field(billing.cardCode))
  expect(field(billing.cardCode).getAttribute('aria-invalid')).toBeNull()
  expect(server.requested.some((path) => path.includes('acquirer'))).toBe(false)
})

it('keeps the card as it is typed where the address is wrong, and tells the address first', async () => {
  show(await filled())
  await typeCard()
  await userEvent.clear(field(billing.cardCode))
  await userEvent.click(screen.getByRole('checkbox', { name: billing.same }))
  await goOn()
  await waitFor(() => expect(document.activeElement).toBe(field('First name')))
  expect(field(billing.cardNumber).value).toBe('4111 1111 1111 1111')
  const links = screen.getAllByRole('link').flatMap(({ textContent }) => textContent ?? [])
  const at = (label: string): number => links.findIndex((link) => link.startsWith(label))
  expect(at('First name')).toBeLessThan(at(billing.cardCode))
  expect(server.requested.some((path) => path.includes('acquirer'))).toBe(false)
})

it.each(['GFC400', 'GFC700', 'GFC725', 'GFC740', 'GFC760', 'GFC800', 'GFC812', 'GFC755', 'GFC410'] as const)(
  'tells at a gift card that it does not pay (%s), and forgets its PIN',
  async (errorId) => {
    show(await filled())
    await userEvent.click(screen.getByText(storedValue.giftCard.add))
    await userEvent.type(field(storedValue.giftCard.number), '1234567890')
    server.faults.push(errorId)
    await userEvent.type(field(storedValue.giftCard.pin), '4711{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words[errorId])
    expect(document.activeElement).toBe(alert)
    expect(field(storedValue.giftCard.number).value).toBe('1234567890')
    expect(field(storedValue.giftCard.pin).value).toBe('')
    if (errorId === 'GFC755') expect(described(field(storedValue.giftCard.pin))).toContain(words[errorId])
  },
)

it('keeps the PIN of a gift card that nobody answered for, to be sent again', async () => {
  show(await filled())
  await userEvent.click(screen.getByText(storedValue.giftCard.add))
  await userEvent.type(field(storedValue.giftCard.number), '1234567890')
  // The client tries once more by itself.
  server.faults.push('lost', 'lost')
  await userEvent.type(field(storedValue.giftCard.pin), '4711{Enter}')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words['NETWORK']))
  expect(field(storedValue.giftCard.pin).value).toBe('4711')
})

it('has a card expire by the clock of the shop', async () => {
  show(await filled(), '2040-01-01T00:00:00.000Z')
  await typeCard()
  await goOn()
  await waitFor(() => expect(document.activeElement).toBe(field(billing.cardExpiry)))
  expect(described(field(billing.cardExpiry))).toContain(billing.faults.expiry)
})
