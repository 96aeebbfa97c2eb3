import { siteOf, type SiteTax } from '#src/contract/sites.ts'

/** The tax that is part of an amount, in minor units, rounded half up; 0 where tax comes on top of prices. */
export const includedTax = (minor: number, tax: SiteTax): number =>
  tax.included ? minor - Math.round(minor / (1 + tax.rate)) : 0

/** Whether the prices of a site hold the tax already, as in Europe, or it comes on top of them. */
export const isTaxIncluded = (locale: string): boolean => siteOf(locale)?.tax.included ?? false
