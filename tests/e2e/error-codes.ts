import { errorTable, type ErrorTableRow } from '#src/rules/errors/error-table.ts'

type Codes = readonly ErrorTableRow['errorId'][]

/** Failures that no form or page of the shop can be made to meet; docs/decisions/forms.md says why each has words all the same. */
const withoutInterface: Codes = [
  // Vouchers, which nobody but members are shown
  'REW401',
  // Given by other back ends alone
  ...(['AUT440', 'PRO412', 'OHS4004'] as const),
  // Of a member who is none any more, of a client that goes on without a profile, and of gift cards, which nobody saves
  ...(['4044', 'profileNotLoaded', 'giftCardNotSaved'] as const),
  // Of an order's buttons, which only stand where they can be pressed; staff read of the others in pages of their own
  ...(['ORD411', 'ORD412', 'ORD413', 'ORD414', 'ORD416', 'REV404'] as const),
  // An address that joins no book while the order goes on
  'addressNotSaved',
]

/** Why an order is refused once it is placed, beside what the cart says: checkout-errors.spec.ts. */
export const ofOrders = [
  ...(['FE309', 'PYT300', 'PYT400', 'PYT402', 'PYT404', 'PYT405', 'PYT406', 'PAY400'] as const),
  ...(['GFC700', 'REW140', 'BIL400', 'BILL410', 'SHP410', 'CCA401', 'PAY401'] as const),
] satisfies Codes

/** Told elsewhere than where they are met, or done about without a word: tests of their own drive these. */
const drivenAlone: Codes = [
  ...ofOrders,
  ...(['AUT403', 'AUT404', 'AUT432', 'AUT498', 'BSK404', 'BSK409', 'GWP403', 'INV408'] as const),
  // Without a connection, and without a choice: cart-island.spec.ts and cart-forms.spec.ts
  ...(['NETWORK', 'CHOICE'] as const),
  // cart-coupons.spec.ts
  ...(['PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'] as const),
  // checkout-gift-card.spec.ts and checkout-rewards.spec.ts
  ...(['GFC400', 'GFC725', 'GFC740', 'GFC755', 'GFC760', 'GFC800', 'GFC812'] as const),
  ...(['REW130', 'REW135'] as const),
  // account.spec.ts, account-refusals.spec.ts, password.spec.ts and passkeys.spec.ts
  ...(['AUT401', 'AUT402', 'AUT423', 'AUT426', 'AUT439', 'AUT450', 'AUT451', 'AUT452', 'FE873'] as const),
  // auth-steps.test.tsx, account-forms.test.tsx and AddressForm.test.tsx
  ...(['AUT409', 'AUT418', 'AUT437', 'AUT438', 'AUT441', 'AUT444', 'AUT453', 'AUT500'] as const),
  ...(['PRO404', 'PRO410', 'PRO411', 'PRO414', 'PRO415', 'FE340', 'FE872', 'STR404'] as const),
  ...(['AUT442', 'CCA400', 'PRO418'] as const),
  // track-order.spec.ts, checkout-order.spec.ts, saved-cards.spec.ts and wallets.spec.ts
  ...(['ORD409', 'ORD410', 'threeDSFailed', 'PYT409', 'walletCountry'] as const),
  // customer-form.test.ts
  ...(['PRO400', 'CCN404'] as const),
  // order-forms.test.tsx, NewCardForm.test.tsx, WriteReview.test.tsx and review-form.test.ts
  ...(['ORD400', 'ORD417', 'ORD418', 'RTN500', 'PYT410', 'cardNotSaved'] as const),
  ...(['REV403', 'REV409', 'REV410'] as const),
  // NotifyMe.test.tsx
  'NTF409',
  // run-sheet.test.ts and WalletSimulation.test.tsx
  ...(['walletUnknown', 'shippingContactInvalid', 'billingContactInvalid', 'addressUnserviceable'] as const),
  ...(['walletCityTooLong', 'walletShippingMethod', 'walletShippingMethods'] as const),
  // favorites.spec.ts and employees.spec.ts
  ...(['WSH403', 'WSH404', 'WSH409'] as const),
]

/** What no shopper reads: a deadline of 15 seconds (client.test.ts), and content or a picture that a page does without. */
const drivenOutside: Codes = [
  ...(['TIMEOUT', 'CNT404', 'PHO404', 'PIC400', 'PIC404', 'PIC422', 'PIC503'] as const),
]

/** What a change of a line is made to fail with. */
export const drivenAtLines = errorTable.filter(
  ({ errorId }) => ![...withoutInterface, ...drivenAlone, ...drivenOutside].includes(errorId),
)
