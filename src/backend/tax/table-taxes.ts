import { err, ok } from '#src/base/result.ts'
import type { TaxRegistrations } from '#src/rules/tax/registrations.ts'
import { taxPlaceOf } from '#src/rules/tax/tax-place.ts'
import { taxesOn } from '#src/rules/tax/tax.ts'
import type { TaxService } from './tax-service.ts'

/** Taxes by the embedded table, where the merchant is registered: by country, state and province, without the taxes of counties and towns. */
export const createTableTaxes =
  (registrations: TaxRegistrations): TaxService =>
  async (inquiry) => {
    const place = taxPlaceOf(inquiry.destination)
    if (!place.ok) return err(place.error === 'open' ? 'open' : 'TAX309')
    const taxes = taxesOn({ ...inquiry, destination: place.value }, registrations)
    return taxes ? ok(taxes) : err('TAX309')
  }
