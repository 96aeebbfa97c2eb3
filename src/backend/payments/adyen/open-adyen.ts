import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { OpenPayments } from '../opened-payments.ts'
import { createAdyenApi } from './adyen-api.ts'
import { createAdyenCards } from './adyen-cards.ts'
import { createAdyenProvider } from './adyen-provider.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { createAdyenReader } from './adyen-webhook.ts'

type Remote = {
  fetch: typeof fetch
  /** How long a request may take, in milliseconds. */
  deadlineMs?: number
}

/** Opens payments at Adyen. Cards come encrypted by Adyen's fields; one that was typed into a field of another page is refused. */
export const openAdyen =
  (settings: AdyenSettings, remote: Remote): OpenPayments =>
  ({ db, clock, newId, log, secret, origin }) => {
    const cards = createAdyenCards({ db, clock, newId, secret })
    const api = createAdyenApi({ settings, secret, ...remote })
    const read = createAdyenReader(settings)
    const { clientKey, environment } = settings
    return {
      provider: createAdyenProvider({ db, api, cards, read, clock, log, secret, origin }),
      cards: {
        find: cards.find,
        findReusable: async () => undefined,
        tokenise: async () => err(apiError('PYT400')),
        keepEncrypted: async (card) => ok(await cards.keep(card)),
      },
      pages: { shownPayment: async () => undefined, resultOf: () => '' },
      fields: {
        ...{ clientKey, environment },
        ...(settings.origin === undefined ? {} : { origin: settings.origin }),
      },
    }
  }
