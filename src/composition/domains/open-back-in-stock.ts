import { daySeconds } from '#src/base/day.ts'
import { settings } from '#src/base/settings.ts'
import { createStockRequests } from '#src/backend/back-in-stock/ask-for-stock.ts'
import { stockRequestHandlers } from '#src/backend/back-in-stock/stock-request-routes.ts'
import { createStockRequestTokens } from '#src/backend/back-in-stock/stock-request-tokens.ts'
import { tellOfStock } from '#src/backend/back-in-stock/tell-of-stock.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCatalogue } from './open-catalogue.ts'
import type { OpenedCustomers } from './open-customers.ts'

/** Mails that ask one address in a day whether it wants to be told, whoever names it. */
const confirmationLimit = { points: 5, seconds: daySeconds, isFixed: true } as const

/** Who waits for what is sold out, and is told when it is back. */
export const openBackInStock = (
  { database, clock, newId, limiters, sendMail, mailed, secret, log }: Foundation,
  { products, emails }: Pick<OpenedCatalogue, 'products'> & Pick<OpenedCustomers, 'emails'>,
) => {
  const tokens = createStockRequestTokens(createSeal(secret, 'stock request'))
  const confirmations = limiters('stockConfirmation', confirmationLimit)
  const requests = createStockRequests({
    ...{ db: database.sql, products, emails, tokens, sendMail, confirmations, clock, newId },
  })
  return {
    handlers: stockRequestHandlers(requests),
    /** Tells nobody where the shop has no such mails: their links would lead nowhere. */
    tell: async (): Promise<void> => {
      if (settings.hasBackInStock) await tellOfStock({ database, products, tokens, mailed, clock, log })
    },
  }
}
