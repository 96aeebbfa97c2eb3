import { errorGroups } from '#src/contract/errors.ts'
import type { Messages } from '#src/messages/messages.ts'
import type { CartErrorTexts } from '#src/rules/cart/failures/cart-error-text.ts'

const told: readonly string[] = [
  ...Object.keys({ ...errorGroups.item, ...errorGroups.request }),
  ...['AUT404', 'AUT432', 'PLP400', 'NETWORK', 'TIMEOUT', 'UNREADABLE', 'CHOICE'],
]

/** What may have to be said at an add button. Coupons, gift cards and delivery have no part in it, so product pages do not carry their words. */
export const addFailureTexts = ({ byCode, maximum, fullCart }: Messages['errors']): CartErrorTexts => ({
  byCode: {
    GEN500: byCode.GEN500,
    ...Object.fromEntries(Object.entries(byCode).filter(([errorId]) => told.includes(errorId))),
  },
  maximum,
  fullCart,
})
