import { err, ok } from '#src/base/result.ts'
import type { PostedAddresses } from '#src/contract/cart/cart-address.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { checkShippingAddress, placeErrors, taxErrors } from '../deliveries/address-checks.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'

const presentError = ({ errorId, message, additionalInfo }: ApiError) => {
  const field = additionalInfo?.['field']
  return { errorId, message, field: field === undefined ? undefined : String(field) }
}

/** What setting these addresses would make of them: each as it would be stored, and all that it would be refused for. */
export const validateAddresses =
  ({ store, readPricingInputs, taxes }: CartDependencies) =>
  async (cartId: string, caller: Caller, sent: PostedAddresses) => {
    const { sessionId, site } = caller
    const { addresses: wanted, subscriptions, context, bid } = sent
    const cart = await store.read(cartId, sessionId)
    if (!cart) return err(apiError('BSK404'))
    const inputs = await readPricingInputs(caller)
    const addresses = await Promise.all(
      wanted.map(async (one) => {
        const { address, errors: own } = checkShippingAddress(one, sent, site)
        const others =
          own.length > 0
            ? []
            : [...placeErrors(address, cart, inputs, caller), ...(await taxErrors(taxes, address, site))]
        const errors = [...own, ...others].map(presentError)
        return { valid: errors.length === 0, address, errors }
      }),
    )
    return ok({
      valid: addresses.every(({ valid }) => valid),
      addresses,
      addressOrigin: { subscriptions, context, bid },
    })
  }
