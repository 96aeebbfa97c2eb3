import { costOf } from '#src/rules/promotions/pricing/priced-units.ts'
import { outlyingAreaOf } from '#src/rules/address/outlying-area.ts'
import { provinceRates } from './canada.ts'
import { collects, type TaxRegistrations } from './registrations.ts'
import { addedTax, containedTax, type TaxRate } from './tax-rate.ts'
import { stateTax, type Row } from './united-states.ts'
import { valueAddedRate } from './value-added.ts'

/** Where goods go. State and province codes as on parcels: `NY`, `QC`. */
export type TaxDestination = {
  countryCode: string
  province?: string | undefined
  postalCode?: string | undefined
}

/**
 * What is to be taxed, in minor units of one currency: rows after all discounts, and delivery after its own.
 * `included` says whether the amounts hold the tax, as prices do where there is one tax on each row (Europe).
 */
export type TaxRequest = {
  destination: TaxDestination
  included: boolean
  rows: readonly (Row & { id: string })[]
  delivery: number
}

/** One tax by its name, as a receipt lists it; `base` is what it is on, which holds it where prices do. */
export type TaxPart = { name: string; rate: TaxRate; base: number; tax: number }

/** Tax of each row by id, of delivery, and all of it by name. */
export type Taxes = { rows: ReadonlyMap<string, number>; delivery: number; parts: readonly TaxPart[] }

/** One tax on an amount; `base` is the part of it that is taxed. */
type Levy = { name: string; rate: TaxRate; base: number }

type Law = {
  /** Undefined where the destination does not say enough. */
  levies: (row: Row) => readonly Levy[] | undefined
  /** Whether delivery is taxed as the goods that it brings. */
  taxesDelivery: boolean
}

const unitedStates = (province: string | undefined): Law => {
  const state = stateTax(province)
  return {
    taxesDelivery: state?.delivery ?? false,
    levies: (row) => state && [{ name: 'Sales tax', rate: state.rate, base: state.taxable(row) }],
  }
}

const canada = (province: string | undefined): Law => ({
  taxesDelivery: true,
  levies: ({ category, units }) =>
    provinceRates(province, category)?.map((named) => ({ ...named, base: costOf(units) })),
})

const valueAdded = (countryCode: string): Law => ({
  taxesDelivery: true,
  levies: ({ category, units }) => {
    const rate = valueAddedRate(countryCode, category)
    return rate === undefined ? [] : [{ name: 'VAT', rate, base: costOf(units) }]
  },
})

const lawOf = ({ countryCode, province }: TaxDestination): Law => {
  if (countryCode === 'US') return unitedStates(province)
  return countryCode === 'CA' ? canada(province) : valueAdded(countryCode)
}

/** The law of a place, as far as who sells collects its taxes: those of where they are registered, none in areas that are not the country's for tax. */
const lawFor = (destination: TaxDestination, registrations: TaxRegistrations): Law => {
  const law = lawOf(destination)
  const isOutlying = outlyingAreaOf(destination.countryCode, destination.postalCode) !== undefined
  return {
    ...law,
    levies: (row) =>
      law.levies(row)?.filter(({ name }) => !isOutlying && collects(registrations, destination, name)),
  }
}

const keyOf = ({ name, rate }: Levy): string => `${name} ${rate}`

/** The taxed parts of delivery: each tax has the share in it that its goods have in all goods. Free goods count as any. */
const deliveryLevies = ({ levies }: Law, rows: readonly Row[], delivery: number): readonly Levy[] => {
  const total = rows.reduce((sum, { units }) => sum + costOf(units), 0)
  if (total === 0) return levies({ units: [{ price: delivery, count: 1 }], category: 'general' }) ?? []
  const byTax = Map.groupBy(
    rows.flatMap((row) => levies(row) ?? []),
    keyOf,
  )
  return [...byTax.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const base = others.reduce((sum, levy) => sum + levy.base, first.base)
    return [{ ...first, base: Math.round((delivery * base) / total) }]
  })
}

/**
 * The tax on rows and delivery (specification, shopping, section 3, totals). Each tax is rounded half up for each row and
 * for delivery. Prices that hold the tax hold none where it is not collected. Undefined where the destination decides and does not say enough, as the United States without a state.
 */
export const taxesOn = (
  { destination, included, rows, delivery }: TaxRequest,
  registrations: TaxRegistrations,
): Taxes | undefined => {
  const law = lawFor(destination, registrations)
  const parts = new Map<string, TaxPart>()
  const taxOf = (levies: readonly Levy[]): number => {
    const taxes = levies.map((levy) => {
      const { name, rate, base } = levy
      const tax = included ? containedTax(base, rate) : addedTax(base, rate)
      const before = parts.get(keyOf(levy))
      parts.set(keyOf(levy), {
        ...{ name, rate },
        base: base + (before?.base ?? 0),
        tax: tax + (before?.tax ?? 0),
      })
      return tax
    })
    return taxes.reduce((sum, tax) => sum + tax, 0)
  }

  const taxed = new Map<string, number>()
  for (const row of rows) {
    const levies = law.levies(row)
    if (!levies) return undefined
    taxed.set(row.id, taxOf(levies))
  }
  const levies = delivery > 0 && law.taxesDelivery ? deliveryLevies(law, rows, delivery) : []
  const onDelivery = taxOf(levies)
  return {
    rows: taxed,
    delivery: onDelivery,
    parts: [...parts.values()].filter(({ tax }) => tax > 0),
  }
}
