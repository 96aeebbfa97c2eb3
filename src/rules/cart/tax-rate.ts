/** Share of tax within a price, by country, for markets whose prices include tax. */
const includedRates: Record<string, number> = { GB: 0.2, DE: 0.19, FR: 0.2 }

/**
 * The tax rate that a country's shelf prices include. The United States and Canada add tax by the delivery address,
 * which a cart does not know yet: 0 until then.
 */
export const includedTaxRate = (country: string): number => includedRates[country] ?? 0

/** The tax that is part of an amount, in minor units, rounded half up. */
export const includedTax = (minor: number, rate: number): number => minor - Math.round(minor / (1 + rate))
