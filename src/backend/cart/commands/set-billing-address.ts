import { err, ok, type Result } from '#src/base/result.ts'
import type { CartAddress } from '#src/contract/cart/cart-address.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ApiError } from '#src/contract/errors.ts'
import { checkBillingAddress, type BillingErrorId } from '../deliveries/address-checks.ts'
import type { ChangeCart, RefusedChangeId } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'

/** Sets the billing address; BIL400 and BILL410 name the field that is wrong. */
export const setBillingAddress =
  (change: ChangeCart) =>
  async (
    cartId: string,
    caller: Caller,
    address: CartAddress,
  ): Promise<Result<Cart, ApiError<BillingErrorId | RefusedChangeId>>> => {
    const { address: billingAddress, errors } = checkBillingAddress(address)
    const [wrong] = errors
    if (wrong) return err(wrong)
    return change<never>({
      cartId,
      caller,
      plan: ({ details }) => ok({ remove: [], put: [], details: { ...details, billingAddress } }),
    })
  }
