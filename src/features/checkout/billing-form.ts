import { untouched, type SentForm } from '#src/contract/forms/form-field.ts'
import { addressWords } from '#src/features/address/address-words.ts'
import { countryOfForm } from '#src/rules/address/address-form-fields.ts'
import { readForm } from '#src/forms/read-form.ts'
import type { SavedCard } from '#src/features/saved-cards/load-cards.ts'
import { refusesPayment } from '#src/rules/checkout/order-failure.ts'
import { billingValues } from './billing-address.ts'
import { goodCards, savedCardChoice } from './card-choice.ts'
import { noticeField } from './checkout-notice.ts'
import { loadProviderFields, type ProviderFields } from './provider-fields.ts'
import { creditsOf, type Credits } from './credit-form.ts'
import { addStoredValue } from './stored-value-form.ts'
import { loadStep, type Checkout } from './load-checkout.ts'
import type { StoredValueKind } from './card-form-fields.ts'
import { currentCard, offeredWays, offeredTender, type OfferedWay } from './pay-with.ts'
import { takeBilling, withoutSecrets } from './take-billing.ts'

/** The page of the payment; the country of the billing address says which fields that has. */
export type BillingState = {
  checkout: Checkout
  ways: readonly OfferedWay[]
  credits: Credits
  savedCards: readonly SavedCard[]
  /** The provider's own fields of a card; undefined where the shop has fields. */
  providerFields: ProviderFields | undefined
  sent: SentForm
  /** The forms of gift cards and rewards. */
  storedValue: Record<StoredValueKind, SentForm>
  countryCode: string
}

/** The field that says which of the page's forms was sent. */
export const partField = 'part'

const offersOf = async (
  { cart }: Checkout,
  { call }: App.Locals,
): Promise<Pick<BillingState, 'ways' | 'credits'>> => {
  const read = await call('GET /cart/v1/cart/{basketId}/paymentMethods', { path: { basketId: cart.id } })
  const methods = read.ok ? read.value.paymentMethods : []
  const codes = methods.map(({ code }) => code)
  return { ways: offeredWays.filter((way) => codes.includes(way)), credits: creditsOf(methods) }
}

/** Whether the page is told that what was to pay the rest was refused. */
const isToldRefusal = ({ url }: Request): boolean => {
  const { searchParams } = new URL(url)
  return [searchParams.get('error'), searchParams.get(noticeField)].some((told) => refusesPayment(told ?? ''))
}

/** What is chosen at first: what the cart is to be paid with, but a new card in place of what was refused, be it saved or not. */
const wayBefore = (
  { cart }: Checkout,
  ways: readonly OfferedWay[],
  [savedCard]: readonly SavedCard[],
  isRefused: boolean,
): string => {
  if (isRefused && ways.includes('CREDIT_CARD')) return 'CREDIT_CARD'
  const tender = offeredTender(cart)
  if (tender) return tender.card ? currentCard : tender.payment_method_id
  return savedCard ? savedCardChoice(savedCard) : (ways[0] ?? '')
}

/** What the page of the payment shows, or where it leads. */
export const loadBilling = async (locals: App.Locals, request: Request): Promise<BillingState | Response> => {
  const { site } = locals
  const loaded = await loadStep(locals, request, 'billing')
  if (loaded instanceof Response) return loaded
  const isRefused = isToldRefusal(request)
  // The review would be of what was refused.
  const checkout: Checkout = isRefused ? { ...loaded, firstOpen: 'billing' } : loaded
  const offers = await offersOf(checkout, locals)
  const savedCards = await goodCards(checkout, locals)
  const providerFields = await loadProviderFields(locals)
  const method = wayBefore(checkout, offers.ways, savedCards, isRefused)
  const sent = untouched({ ...billingValues(checkout), method })
  const fresh = {
    ...{ checkout, ...offers, savedCards, providerFields, sent },
    storedValue: { giftCard: untouched(), reward: untouched() },
    countryCode: countryOfForm(sent.values, site, addressWords(site)),
  }
  if (request.method !== 'POST') return fresh
  const values = await readForm(request)
  if (values instanceof Response) return values
  const part = values[partField]
  if (part === 'giftCard' || part === 'reward') {
    const again = await addStoredValue(part, checkout, values, locals)
    return again instanceof Response
      ? again
      : { ...fresh, storedValue: { ...fresh.storedValue, [part]: again } }
  }
  const countryCode = countryOfForm(values, site, addressWords(site))
  if ('refresh' in values) return { ...fresh, sent: untouched(withoutSecrets(values)), countryCode }
  const taken = await takeBilling(values, { ...fresh, countryCode }, locals)
  if (taken instanceof Response) return taken
  const after = await loadStep(locals, request, 'billing')
  return after instanceof Response ? after : { ...fresh, checkout: after, sent: taken, countryCode }
}
