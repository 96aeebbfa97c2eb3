import { err } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import { createAcquirerCards } from './acquirer-cards.ts'
import { createEmbeddedAcquirer } from './embedded-acquirer.ts'
import type { OpenPayments } from './opened-payments.ts'

/** Opens the embedded acquirer. Its pages are the shop's own, so that their addresses are paths. */
export const openEmbeddedPayments: OpenPayments = ({ db, clock, newId, secret }) => {
  const { find, tokenise, conductOf } = createAcquirerCards({ db, clock, newId })
  const acquirer = createEmbeddedAcquirer({ db, cards: { conductOf }, clock, newId, secret, origin: '' })
  return {
    provider: acquirer,
    cards: { find, findReusable: find, tokenise, keepEncrypted: async () => err(apiError('PYT400')) },
    pages: acquirer,
    fields: undefined,
  }
}
