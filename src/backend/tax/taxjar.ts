import type { Log } from '#src/base/log.ts'
import { err, ok } from '#src/base/result.ts'
import { createCache, type Ticks } from '#src/cache/cache.ts'
import { collectsAll, type TaxRegistrations } from '#src/rules/tax/registrations.ts'
import { taxPlaceOf } from '#src/rules/tax/tax-place.ts'
import type { Taxes } from '#src/rules/tax/tax.ts'
import { taxesOfTaxJar, taxJarOrder, type TaxOrigin } from './taxjar-order.ts'
import type { TaxInquiry, TaxService } from './tax-service.ts'

export type TaxJarDependencies = {
  /** Scheme and host of the service. */
  url: string
  apiKey: string
  from: TaxOrigin
  fetch: typeof fetch
  /** Works taxes out where the service is not asked, and where it is down. */
  fallback: TaxService
  registrations: TaxRegistrations
  log: Log
  deadlineMs?: number
  now?: Ticks
}

/** How long a shopper waits for the service before the table answers. */
const defaultDeadlineMs = 1_500

/** Where a place decides the tax more closely than the table knows. */
const countries = new Set(['US', 'CA'])

/** What the service answers to a place that it does not know: a bad request, or a postal code that is not in the state. */
const unknownPlace = new Set([400, 422])

/**
 * Taxes by TaxJar's API (https://developers.taxjar.com/api/reference/#post-calculate-sales-tax-for-an-order), with those of
 * counties and towns. It is asked where tax comes on top of prices, a postal code is known and the merchant collects all taxes of the
 * place. When it is late, down or unreadable the fallback answers, and the log says so; TAX310 where that does not know the place either.
 */
export const createTaxJar = (dependencies: TaxJarDependencies): TaxService => {
  const {
    url,
    apiKey,
    from,
    fallback,
    registrations,
    log,
    deadlineMs = defaultDeadlineMs,
    now,
  } = dependencies
  const known = createCache<Taxes>('tax responses', now)

  const ask = async (inquiry: TaxInquiry, body: string): Promise<Taxes | 'unknown' | undefined> => {
    try {
      const response = await dependencies.fetch(`${url}/v2/taxes`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (unknownPlace.has(response.status)) return 'unknown'
      const taxes = response.ok ? taxesOfTaxJar(await response.json(), inquiry) : undefined
      if (!taxes) log.warn({ service: 'tax', status: response.status, message: 'taxed by the table' })
      return taxes
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      log.warn({ service: 'tax', reason, message: 'taxed by the table' })
      return undefined
    }
  }

  return async (inquiry) => {
    const { countryCode, postalCode } = inquiry.destination
    if (inquiry.included || !countries.has(countryCode) || !postalCode) return fallback(inquiry)
    const place = taxPlaceOf(inquiry.destination)
    if (place.ok && !collectsAll(registrations, place.value)) return fallback(inquiry)
    const placed = place.ok ? { ...inquiry, destination: place.value } : inquiry
    const body = JSON.stringify(taxJarOrder(placed, from))
    const taxes = known.get(body) ?? (await ask(placed, body))
    if (taxes === 'unknown') return err('TAX309')
    if (taxes) {
      known.set(body, taxes)
      return ok(taxes)
    }
    const byTable = await fallback(inquiry)
    return !byTable.ok && byTable.error === 'TAX309' ? err('TAX310') : byTable
  }
}
