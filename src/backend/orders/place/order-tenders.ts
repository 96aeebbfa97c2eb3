import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { CartTender } from '#src/contract/payments/cart-tender.ts'
import { isOfKind, paysTheRest, type MethodOfKind } from '#src/contract/payments/tenders.ts'
import type { CheckoutCart } from '#src/backend/cart/queries/checkout-cart.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import type { WishedTender } from './plan-tenders.ts'

export type PaymentInput = NonNullable<CallInput<'PUT /cart/v2/checkout/order'>['body']['paymentMethod']>

type TenderError = ApiError<'PYT400' | 'PYT404'>

const redirected = (method: MethodOfKind<'redirect'>): WishedTender => ({
  method,
  source: { kind: 'provider', payment: { kind: 'redirect' } },
})

const cardTender = (
  method: MethodOfKind<'card'>,
  token: string,
  { brand, lastSigns }: { brand: string; lastSigns: string },
): WishedTender => ({
  method,
  source: { kind: 'provider', payment: { kind: 'card', token }, card: { brand, lastSigns } },
})

const walletTender = (method: MethodOfKind<'wallet'>, payload: string): WishedTender => ({
  method,
  source: { kind: 'provider', payment: { kind: 'wallet', payload } },
})

/** A tender of the cart as a tender of its order. Credit, gift cards and rewards pay what the cart showed. */
const fromCart = (tender: CartTender, cart: Cart): WishedTender => {
  if ('wallet' in tender) return walletTender(tender.payment_method_id, tender.wallet)
  if ('card' in tender) return cardTender(tender.payment_method_id, tender.card.token, tender.card)
  const { payment_method_id: method, payment_instrument_id: id } = tender
  if (isOfKind(method, 'redirect')) return redirected(method)
  const limit = cart.payment_instruments.find((one) => one.payment_instrument_id === id)?.amount ?? 0
  if (!('giftCard' in tender)) return { method, limit, source: { kind: 'athlete' } }
  const { numberHash, lastSigns } = tender.giftCard
  return { method, limit, source: { kind: 'giftCard', numberHash, lastSigns } }
}

/**
 * The tenders that are to pay an order: the member's voucher, those of the cart, and the one that the caller names to pay the rest. PYT400
 * for a method without its data and for a token of another card than the instrument that is named, PYT404 for an unknown card and for an
 * instrument that the cart does not hold.
 */
export const orderTenders =
  ({ cardOf }: Pick<OrderDependencies, 'cardOf'>) =>
  async (
    { cart, details, points }: CheckoutCart,
    input: PaymentInput | undefined,
  ): Promise<Result<WishedTender[], TenderError>> => {
    const instruments = details.paymentInstruments ?? []
    const held = instruments.map((one) => fromCart(one, cart))

    const restOf = async ({
      code,
      additionalData = {},
    }: PaymentInput): Promise<Result<WishedTender, TenderError>> => {
      const { token, paymentData, paymentInstrumentId: id } = additionalData
      const instrument = instruments.find(
        ({ payment_method_id, payment_instrument_id }) =>
          payment_method_id === code && (id === undefined || payment_instrument_id === id),
      )
      if (id !== undefined && !instrument) return err(apiError('PYT404'))
      if (isOfKind(code, 'redirect')) return ok(redirected(code))
      const onCart = instrument && fromCart(instrument, cart)
      if (isOfKind(code, 'wallet')) {
        const wallet = paymentData === undefined ? onCart : walletTender(code, paymentData)
        return wallet ? ok(wallet) : err(apiError('PYT400', { field: 'paymentData' }))
      }
      if (token === undefined) return onCart ? ok(onCart) : err(apiError('PYT400', { field: 'token' }))
      const isOfCart = instrument && 'card' in instrument && instrument.card.token === token
      if (id !== undefined && !isOfCart) return err(apiError('PYT400', { field: 'token' }))
      const card = await cardOf(token)
      return card ? ok(cardTender(code, token, card)) : err(apiError('PYT404'))
    }

    const { appliedRewards } = cart.totals
    const voucher: WishedTender[] =
      appliedRewards > 0
        ? [{ method: 'LOYALTY_POINTS', limit: appliedRewards, source: { kind: 'points', points } }]
        : []
    if (!input) return ok([...voucher, ...held])
    const rest = await restOf(input)
    return rest.ok ? ok([...voucher, ...held.filter(({ method }) => !paysTheRest(method)), rest.value]) : rest
  }
