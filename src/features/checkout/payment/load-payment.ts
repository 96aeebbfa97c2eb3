import { untouched, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import { addressWords } from '#src/features/address/address-words.ts'
import { noticeField } from '#src/rules/checkout/news-fields.ts'
import { loadStep, type Checkout } from '#src/features/checkout/load-checkout.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import type { PaymentView } from '#islands/checkout/payment/payment-view.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { checkedPlaceField } from '#src/rules/address/address-fault.ts'
import { addressFormFields, countryOfForm } from '#src/rules/address/address-form-fields.ts'
import { personFields, textsIn } from '#src/rules/address/address-texts.ts'
import { billingFieldsOf, sameField } from '#src/rules/checkout/billing-fields.ts'
import { homeAddressOf, isBilledHome } from '#src/rules/checkout/cart-destinations.ts'
import { refusesPayment } from '#src/rules/checkout/order-failure.ts'
import { cardFieldNames, saveCardField } from '#src/rules/payments/card/card-field-names.ts'
import {
  currentCard,
  offeredTender,
  offeredWays,
  savedCardChoice,
  type PaymentMethods,
} from '#src/rules/checkout/payment-choice.ts'
import type { SavedCard } from '#src/stores/checkout/payment.ts'
import { cardFields } from './card-form-fields.ts'
import { goodCards } from './good-cards.ts'
import { loadProviderFields } from './provider-fields.ts'
import { partField, storedValueForm, takeStoredValue } from './stored-value-form.ts'
import { takeBilling } from './take-billing.ts'

/** Whether the page is told that what was to pay the rest was refused. */
const isToldRefusal = ({ url }: Request): boolean => {
  const { searchParams } = new URL(url)
  return [searchParams.get('error'), searchParams.get(noticeField)].some((told) => refusesPayment(told ?? ''))
}

/** What is chosen at first: what the cart is to be paid with, but a new card in place of what was refused, be it saved or not. */
const wayBefore = (
  { cart }: Checkout,
  methods: PaymentMethods,
  [savedCard]: readonly SavedCard[],
  isRefused: boolean,
): string => {
  const ways = offeredWays.filter((way) => methods.some(({ code }) => code === way))
  if (isRefused && ways.includes('CREDIT_CARD')) return 'CREDIT_CARD'
  const tender = offeredTender(cart)
  if (tender) return tender.card ? currentCard : tender.payment_method_id
  return savedCard ? savedCardChoice(savedCard) : (ways[0] ?? '')
}

/** What the form of a billing address begins with. */
const billingValues = ({ cart, profile }: Checkout): FormValues => {
  const { billingAddress: bill } = cart
  const [collector] = cart.shippingAddresses ?? []
  const person = homeAddressOf(cart) ?? collector ?? profile?.consumerDetails
  const same = isBilledHome(cart)
  return {
    ...textsIn(person, personFields),
    ...(same || !bill ? {} : { ...textsIn(bill), country: bill.countryCode }),
    same: same ? 'yes' : '',
  }
}

/** What the page of the payment shows, or where it leads. */
export const loadPayment = async (
  locals: App.Locals,
  request: Request,
): Promise<{ checkout: Checkout; payment: PaymentView } | Response> => {
  const { site, call, href } = locals
  const loaded = await loadStep(locals, request, 'billing')
  if (loaded instanceof Response) return loaded
  const isRefused = isToldRefusal(request)
  // The review would be of what was refused.
  const checkout: Checkout = isRefused ? { ...loaded, firstOpen: 'billing' } : loaded
  const { cart, profile } = checkout
  const read = await call('GET /cart/v1/cart/{basketId}/paymentMethods', { path: { basketId: cart.id } })
  const methods = read.ok ? read.value.paymentMethods : []
  const savedCards = await goodCards(checkout, locals)
  const providerFields = await loadProviderFields(locals)
  const words = addressWords(site)
  const hasHome = homeAddressOf(cart) !== undefined
  const fieldsFor = (values: FormValues) =>
    billingFieldsOf(
      addressFormFields(site, words, { countryCode: countryOfForm(values, site, words), values }, 'billing'),
      hasHome,
    )
  const viewOf = (sent: SentForm, storedValue: Partial<Record<string, SentForm>> = {}): PaymentView => {
    const checked = sent.values[checkedPlaceField]
    return {
      form: describeForm(site, {
        ...{ action: href('/checkout/billing'), fields: fieldsFor(sent.values), sent },
        alsoShown: [sameField, 'country', 'method', cardFieldNames.expiry, saveCardField],
        submit: messagesOf(site).checkout.billing.continue,
        ...(checked === undefined ? {} : { hidden: { [checkedPlaceField]: checked } }),
        calls: [
          'POST /cart/v1/cart/{basketId}/billingAddress',
          'POST /cart/v1/cart/{basketId}/paymentInstruments',
          'POST /acquirer/v1/cards',
        ],
      }),
      storedValue: {
        giftCard: storedValueForm('giftCard', checkout, locals, storedValue['giftCard']),
        reward: storedValueForm('reward', checkout, locals, storedValue['reward']),
      },
      ...{ words, savedCards, providerFields, methods },
      cardFields: cardFields(site),
      instant: locals.instant,
      isCustomer: profile !== undefined,
    }
  }
  const fresh = untouched({
    ...billingValues(checkout),
    method: wayBefore(checkout, methods, savedCards, isRefused),
  })
  if (request.method !== 'POST') return { checkout, payment: viewOf(fresh) }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const part = values[partField]
  if (part === 'giftCard' || part === 'reward') {
    const again = await takeStoredValue(part, checkout, values, locals)
    return again instanceof Response ? again : { checkout, payment: viewOf(fresh, { [part]: again }) }
  }
  if ('refresh' in values) return { checkout, payment: viewOf(untouched(values)) }
  const posted = {
    ...{ checkout, fields: fieldsFor(values), countryCode: countryOfForm(values, site, words) },
    hasProviderFields: providerFields !== undefined,
  }
  const taken = await takeBilling(values, posted, locals)
  if (taken instanceof Response) return taken
  const after = await loadStep(locals, request, 'billing')
  return after instanceof Response ? after : { checkout: after, payment: viewOf(taken) }
}
