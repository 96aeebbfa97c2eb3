import { err, ok, type Result } from '#src/base/result.ts'
import type { PostedAddresses } from '#src/contract/cart/cart-address.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ApiError } from '#src/contract/errors.ts'
import {
  checkShippingAddress,
  placeErrors,
  taxErrors,
  type AddressErrorId,
  type PlaceErrorId,
  type TaxErrorId,
} from '../deliveries/address-checks.ts'
import type { ChangeCart, RefusedChangeId } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'

/** Sets where the items go. The first thing that is wrong with an address refuses all of them. */
export const setShippingAddresses =
  (change: ChangeCart, { taxes }: CartDependencies) =>
  async (
    cartId: string,
    caller: Caller,
    sent: PostedAddresses,
  ): Promise<Result<Cart, ApiError<AddressErrorId | PlaceErrorId | TaxErrorId | RefusedChangeId>>> => {
    const { site } = caller
    const checked = sent.addresses.map((address) => checkShippingAddress(address, sent, site))
    const [wrong] = checked.flatMap(({ errors }) => errors)
    if (wrong) return err(wrong)
    const shippingAddresses = checked.map(({ address }) => address)
    const untaxed = await Promise.all(shippingAddresses.map((address) => taxErrors(taxes, address, site)))
    const [unknown] = untaxed.flat()
    if (unknown) return err(unknown)
    const { subscriptions, context, bid } = sent
    const addressOrigin = { subscriptions, context, bid }
    return change({
      cartId,
      caller,
      plan: (cart, _products, inputs) => {
        const [refused] = shippingAddresses.flatMap((address) => placeErrors(address, cart, inputs, caller))
        if (refused) return err(refused)
        return ok({ remove: [], put: [], details: { ...cart.details, shippingAddresses, addressOrigin } })
      },
    })
  }
