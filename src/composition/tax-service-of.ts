import type { Log } from '#src/base/log.ts'
import { createTableTaxes } from '#src/backend/tax/table-taxes.ts'
import { createTaxJar } from '#src/backend/tax/taxjar.ts'
import type { TaxService } from '#src/backend/tax/tax-service.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import type { Environment } from './environment/environment.ts'

/** What works taxes out: the service that the environment names, with the table behind it, else the table alone. */
export const taxServiceOf = (
  { TAX_REGISTRATIONS, TAX_ORIGIN, TAX_API_KEY, TAX_FROM }: Environment,
  log: Log,
): TaxService => {
  const fallback = createTableTaxes(TAX_REGISTRATIONS)
  if (!TAX_ORIGIN || !TAX_API_KEY || !TAX_FROM) return fallback
  return createTaxJar({
    url: TAX_ORIGIN,
    apiKey: TAX_API_KEY,
    from: TAX_FROM,
    fetch: createRemoteFetch({ service: 'tax', log }),
    ...{ fallback, registrations: TAX_REGISTRATIONS },
    log,
  })
}
