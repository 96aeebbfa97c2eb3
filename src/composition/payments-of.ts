import type { Log } from '#src/base/log.ts'
import type { OpenPayments } from '#src/backend/payments/opened-payments.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import { adyenSettingsOf } from './environment/adyen-environment.ts'
import type { Environment } from './environment/environment.ts'

/** Who takes the money, where it is not the embedded acquirer. Adyen's library is large, so that only shops that use it load it. */
export const paymentsOf = async (
  environment: Environment,
  log: Log,
): Promise<{ openPayments?: OpenPayments }> => {
  const settings = adyenSettingsOf(environment)
  if (!settings) return {}
  const { openAdyen } = await import('#src/backend/payments/adyen/open-adyen.ts')
  const fetch = createRemoteFetch({ service: 'adyen', log, concurrency: 64 })
  return { openPayments: openAdyen(settings, { fetch }) }
}
