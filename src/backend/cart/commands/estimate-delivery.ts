import { err, ok, type Result } from '#src/base/result.ts'
import type { EstimateDestination } from '#src/contract/cart/cart-address.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { checkAddress } from '#src/rules/address/check-address.ts'
import { taxErrors, type TaxErrorId } from '../deliveries/address-checks.ts'
import { offersTo } from '../deliveries/cart-deliveries.ts'
import type { ChangeCart, RefusedChangeId } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'

/** Notes for which place delivery and tax are estimated. CHK320 for another country than the site's and where it does not deliver, TAX309 for no place. */
export const estimateDelivery =
  (change: ChangeCart, { taxes }: CartDependencies) =>
  async (
    cartId: string,
    caller: Caller,
    { countryCode, postalCode }: EstimateDestination,
  ): Promise<Result<Cart, ApiError<'CHK320' | TaxErrorId | RefusedChangeId>>> => {
    const { site } = caller
    if (countryCode !== site.country) return err(apiError('CHK320', { field: 'countryCode' }))
    const { address: estimate, faults } = checkAddress({ countryCode, postalCode }, 'shipping')
    const isPostalCode = faults.every(({ field }) => field !== 'postalCode')
    const [unknown] = isPostalCode ? await taxErrors(taxes, estimate, site) : [apiError('TAX309')]
    if (unknown) return err(unknown)
    return change<'CHK320'>({
      cartId,
      caller,
      plan: ({ details }, _products, { deliveryMethods }) =>
        offersTo('me', estimate, deliveryMethods, caller).length > 0
          ? ok({ remove: [], put: [], details: { ...details, estimate } })
          : err(apiError('CHK320', { field: 'postalCode' })),
    })
  }
