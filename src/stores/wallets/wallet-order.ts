import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import type { CartAddress } from '#src/contract/cart/cart-address.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'
import type { NewItem } from '../cart/cart-change.ts'
import type { Session } from '../session.ts'
import { walletTable, type Wallet } from './wallet-table.ts'

export type PlacedOrder = CallOutput<'PUT /cart/v2/checkout/order'>

/** How long a payment session is waited for before it is asked for once more (specification, account and content, section 9). */
const sessionRetryMs = 3000

export type ExpressDependencies = {
  call: Client['call']
  session: Pick<Session, 'ensure'>
  /** The visitor's own cart, where there is one. */
  cartId: () => string | undefined
  /** Says in the cookie that a cart is ordered from beside the visitor's own: `new` until it is made, then its id. The next call carries it. */
  markExpress: (value: string) => void
  /** What tools in front of the shop know the browser by; it goes with the address. */
  browserId: () => string | undefined
  /** Address of the page that the sheet opens on. */
  page: () => string
  /** A promo code that applies by itself; it is tried once. */
  takeCode: () => string | undefined
  /** Shows that a person orders. */
  provePerson: () => Promise<string | undefined>
  wait: (ms: number) => Promise<void>
}

/** What a shopper allowed a wallet to pay with: whom the order and the bill go to, and what the provider reads. */
export type Authorised = {
  shipping?: CartAddress | undefined
  billing?: CartAddress | undefined
  paymentData: string
  /** What the sheet said that there is to pay, in minor units; nothing where it said none. */
  shown?: number | undefined
}

const missingCart = (): ClientError => ({
  ...{ errorId: 'BSK404', message: '', status: 404, additionalInfo: {}, correlationId: '' },
})

const otherTotal = (): ClientError => ({ ...missingCart(), errorId: totalChanged })

/** A cart that changed while it was prepared is told, not ordered (specification, shopping, section 4, Shipping changes). */
const noticeOf = ({ customerNotifications: [notice] }: Cart): ClientError | undefined =>
  notice && {
    ...{ errorId: 'SHP404', message: notice.message, status: 409 },
    ...{ additionalInfo: { notice: notice.type }, correlationId: '' },
  }

/**
 * An order by a wallet, from a product page with one item in a cart of its own, else of the visitor's cart (specification, account and
 * content, section 4, Apple Pay session and PayPal express).
 */
export const createExpressCheckout = (
  { call, session, cartId, markExpress, browserId, page, takeCode, provePerson, wait }: ExpressDependencies,
  wallet: Wallet,
  item?: NewItem,
) => {
  const { context, session: sessionQuery, confirms } = walletTable[wallet]
  let cart: Cart | undefined
  let before: Cart['shippingAddresses']
  let added: string | undefined

  const hold = (result: Result<Cart, ClientError>): Result<Cart, ClientError> => {
    if (result.ok) cart = result.value
    return result
  }

  const ownCart = async (): Promise<Result<Cart, ClientError>> => {
    const basketId = cartId()
    return basketId === undefined
      ? err(missingCart())
      : call('GET /cart/v1/cart/{basketId}', { path: { basketId } })
  }

  const cartOfItem = async (wanted: NewItem): Promise<Result<Cart, ClientError>> => {
    markExpress('new')
    const made = await call('POST /cart/v1/cartWithItem', { body: { ...wanted, maxQty: 1 } })
    markExpress(made.ok ? made.value.id : '')
    return made
  }

  const applyCode = async (): Promise<void> => {
    const code = takeCode()
    if (code === undefined || !cart) return
    hold(await call('PUT /cart/v1/coupon', { body: { cartId: cart.id, code } }))
  }

  const openSession = async (): Promise<Result<CallOutput<'GET /cart/v1/paymentSession'>, ClientError>> => {
    const open = () => call('GET /cart/v1/paymentSession', { query: { ...sessionQuery, referer: page() } })
    const first = await open()
    if (first.ok && first.value.success) return first
    await wait(sessionRetryMs)
    return open()
  }

  const setAddress = async (address: CartAddress): Promise<Result<Cart, ClientError>> => {
    if (!cart) return err(missingCart())
    const others = (cart.shippingAddresses ?? []).filter(
      ({ shippingId }) => !['me', 'customs'].includes(shippingId),
    )
    return hold(
      await call('POST /cart/v2/cart/{basketId}/shippingAddress', {
        path: { basketId: cart.id },
        body: {
          addresses: [{ ...address, shippingId: 'me' }, ...others],
          ...{ context, bid: browserId() },
        },
      }),
    )
  }

  const addTender = async (
    basketId: string,
    { payment_method_id, ...tender }: CallInput<'POST /cart/v1/cart/{basketId}/paymentInstruments'>['body'],
  ): Promise<Result<Cart, ClientError>> =>
    hold(
      await call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
        path: { basketId },
        body: { payment_method_id, ...tender },
      }),
    )

  return {
    wallet,

    /** The cart as it is by now. */
    current: (): Cart | undefined => cart,

    /** Has a cart to order from, its promo code applied, and opens the payment session. */
    open: async () => {
      const ensured = await session.ensure()
      if (!ensured.ok) return ensured
      const found = hold(item ? await cartOfItem(item) : await ownCart())
      if (!found.ok) return found
      before = found.value.shippingAddresses
      await applyCode()
      return openSession()
    },

    /** Has what goes home go to an address, of which the wallet may have told the place alone. */
    setAddress,

    chooseMethod: async (code: string): Promise<Result<Cart, ClientError>> => {
      const method = cart?.shippingMethods
        .find(({ shippingId }) => shippingId === 'me')
        ?.applicableShippingMethods.find((one) => one.code === code)
      if (!cart || !method) return err(missingCart())
      const body = { cartId: cart.id, code: method.code, shippingId: 'me', shopperAppliedSM: true }
      return hold(await call('POST /cart/v1/shippingMethod', { body }))
    },

    /** Orders the cart: sets the address, prepares, adds what pays, and places. */
    place: async ({
      shipping,
      billing,
      paymentData,
      shown,
    }: Authorised): Promise<Result<PlacedOrder, ClientError>> => {
      const addressed = shipping ? await setAddress(shipping) : ok(cart)
      if (!addressed.ok) return addressed
      if (!cart) return err(missingCart())
      const { id } = cart
      const prepared = hold(await call('POST /cart/v1/cart/prepareOrder', { body: { basketId: id } }))
      if (!prepared.ok) return prepared
      const notice = noticeOf(prepared.value)
      if (notice) return err(notice)
      if (shown !== undefined && prepared.value.totals.remainingToPay !== shown) return err(otherTotal())
      const paid = await addTender(
        id,
        confirms === 'page'
          ? { payment_method_id: wallet, c_payerID: paymentData }
          : { payment_method_id: wallet, additionalDetails: { paymentData } },
      )
      if (!paid.ok) return paid
      added = paid.value.payment_instruments.find(
        ({ payment_method_id: method }) => method === wallet,
      )?.payment_instrument_id
      // A promotion may be for another way to pay. One that is for this wallet may take something off.
      const { total, remainingToPay } = paid.value.totals
      if (shown !== undefined && remainingToPay > shown) return err(otherTotal())
      const additionalData = confirms === 'page' ? { c_payerID: paymentData } : { paymentData }
      const recaptcha_response = await provePerson()
      const placed = await call('PUT /cart/v2/checkout/order', {
        body: {
          cartId: id,
          total,
          remainingToPay,
          ...(billing ? { billingAddress: billing } : {}),
          paymentMethod: { code: wallet, additionalData },
          ...(recaptcha_response === undefined ? {} : { recaptcha_response }),
        },
      })
      const isOther = !placed.ok && placed.error.additionalInfo['reason'] === totalChanged
      return isOther ? err(otherTotal()) : placed
    },

    /** Gives up: the visitor's cart goes where it went before, and is not paid by the wallet any more. */
    cancel: async (): Promise<void> => {
      const given = cart
      cart = undefined
      if (!given) return
      const path = { basketId: given.id }
      // A payload counts for its sheet alone.
      if (added !== undefined)
        await call('DELETE /cart/v1/cart/{basketId}/paymentInstruments', {
          path,
          body: { payment_instrument_id: added },
        })
      // The cart of one item would be found among the visitor's own once they sign in.
      if (item) {
        const cartId = given.id
        for (const { id: itemId, upc } of given.items)
          await call('DELETE /cart/v1/item', { body: { cartId, itemId, upc } })
        return
      }
      if (before && before.length > 0)
        await call('POST /cart/v2/cart/{basketId}/shippingAddress', {
          path,
          body: { addresses: before, context },
        })
      else if (given.shippingAddresses?.length)
        await call('DELETE /cart/v2/cart/{basketId}/shippingAddress', { path })
    },
  }
}

export type ExpressCheckout = ReturnType<typeof createExpressCheckout>
