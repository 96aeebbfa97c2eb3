import path from 'node:path'
import { randomId } from '#src/base/ids.ts'
import { createAcquirerCards } from '#src/backend/payments/acquirer-cards.ts'
import { createEmbeddedAcquirer } from '#src/backend/payments/embedded-acquirer.ts'
import type { PaymentSource } from '#src/backend/payments/payment-provider.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'

/** The addresses of a challenge and of a redirect at the acquirer of a shop that does not run yet, by its data folder. */
export const openPayments = async (data: string): Promise<{ challenge: string; pay: string }> => {
  const database = await openDatabase({ dataFolder: path.join(data, 'database') }, silentLog)
  const parts = { db: database.sql, clock: () => new Date().toISOString(), newId: randomId }
  const cards = createAcquirerCards(parts)
  const secret = 'a secret for tests, long enough to sign'
  const acquirer = createEmbeddedAcquirer({ ...parts, cards, secret, origin: '' })
  const card = await cards.tokenise({ number: '4212345678910006', expiry: '03/39', code: '737' })
  const urlOf = async (source: PaymentSource): Promise<string> => {
    const outcome = await acquirer.authorise({
      ...{ key: randomId(), orderNumber: 'W1000000001', amount: 12_900, currency: 'EUR' },
      method: source.kind === 'card' ? 'CREDIT_CARD' : 'KLARNA',
      ...{ source, returnUrl: '/en-us/checkout/return' },
    })
    if (!('url' in outcome)) throw new Error('this payment waits for nobody')
    return outcome.url
  }
  const urls = {
    challenge: await urlOf({ kind: 'card', token: card.ok ? card.value.token : '' }),
    pay: await urlOf({ kind: 'redirect' }),
  }
  await database.close()
  return urls
}
