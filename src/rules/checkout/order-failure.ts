/** The page that tells why an order was not placed; without one it is the step that is not done. */
export type FailurePage = 'shipping' | 'billing' | 'summary' | 'cart' | undefined

const paymentRefusals: readonly string[] = [
  ...['FE309', 'PYT300', 'PYT400', 'PYT402', 'PYT404', 'PYT405', 'PYT406', 'PAY400', 'PAY401'],
  'threeDSFailed',
]

/** Whether what the page of the payment is told, a code or a notice, says that what was to pay the rest was refused. */
export const refusesPayment = (told: string): boolean => paymentRefusals.includes(told)

const pages: Readonly<Record<string, FailurePage>> = {
  ...Object.fromEntries(
    ['ORD516', 'ORD517', 'ORD518', 'SHP404', 'SHP410', 'SHP500', 'CHK320', 'TAX309'].map((code) => [
      code,
      'shipping' as const,
    ]),
  ),
  ...Object.fromEntries(
    [...paymentRefusals, 'GFC700', 'REW140', 'BIL400', 'BILL410', 'CCA401'].map((code) => [
      code,
      'billing' as const,
    ]),
  ),
  BSK404: 'cart',
  CHK380: undefined,
}

/** Failures that say there is no such cart for this visitor. */
export const missingCart: readonly string[] = ['BSK404', 'AUT404', 'AUT498']

/**
 * Where a failure to order is told (specification, shopping, sections 4 and 8): at the delivery where that changed or the address is
 * invalid, at the payment where that failed, else above the order, with the cart as it is by now.
 */
export const pageOfOrderFailure = (errorId: string): FailurePage =>
  errorId in pages ? pages[errorId] : 'summary'

/** The path below a site at which a failure to order is told; undefined where that is the review itself. */
export const pathOfOrderFailure = (errorId: string): string | undefined => {
  const page = missingCart.includes(errorId) ? undefined : pageOfOrderFailure(errorId)
  if (page === 'summary') return undefined
  return `/checkout${page === undefined ? '' : `/${page}`}?${new URLSearchParams({ error: errorId })}`
}
