import type { Currency } from '#src/base/money.ts'
import type { Result } from '#src/base/result.ts'
import type { TaxRequest, Taxes } from '#src/rules/tax/tax.ts'

/** What is to be taxed, and the currency that its amounts are minor units of. */
export type TaxInquiry = TaxRequest & { currency: Currency }

/** Why nothing is taxed: the place is not known yet, there is no such place, or nobody can tell now. */
export type TaxFailure = 'open' | 'TAX309' | 'TAX310'

/** Works out taxes (specification, shopping, sections 3 and 8). */
export type TaxService = (inquiry: TaxInquiry) => Promise<Result<Taxes, TaxFailure>>
