import { expect, it } from 'vitest'
import { discountsOf } from './discounts-of.ts'

const spend = { currentSpend: 400, currency: 'USD' }
const cap = { ...spend, annualCap: 1000 }
const credit = { ...spend, annualCredit: 1000 }

it('shows an employee’s once they accepted its terms, and tells that they have not', () => {
  const employee = (isTermsAccepted: boolean) => ({
    consumerType: 'EMPLOYEE' as const,
    consumerDetails: { identity: [], employee: { ...cap, isTermsAccepted } },
  })
  expect(discountsOf(employee(false))).toEqual({ isWaiting: true, discounts: [] })
  expect(discountsOf(employee(true))).toEqual({
    isWaiting: false,
    discounts: [{ kind: 'employee', form: 'spent', spent: 400, limit: 1000, left: 600, currency: 'USD' }],
  })
  expect(discountsOf({ consumerType: 'EMPLOYEE', consumerDetails: { identity: [] } }).isWaiting).toBe(true)
})

it('shows an athlete’s credit by what is left of it, and never less than nothing', () => {
  const athlete = { ...credit, currentSpend: 1200 }
  const { discounts } = discountsOf({
    consumerType: 'REGISTERED',
    consumerDetails: { identity: [], athlete },
  })
  expect(discounts).toMatchObject([{ kind: 'athlete', form: 'credit', left: 0 }])
})

it('shows one for each kind of professional, and none to others', () => {
  const { discounts } = discountsOf({
    consumerType: 'REGISTERED',
    consumerDetails: { prosumer: credit, identity: [{ type: 'WRANX' }, { type: 'IPA' }] },
  })
  expect(discounts.map(({ kind, form }) => `${kind} ${form}`)).toEqual(['WRANX spent', 'IPA spent'])
  expect(discountsOf({ consumerType: 'REGISTERED', consumerDetails: { identity: [] } })).toEqual({
    isWaiting: false,
    discounts: [],
  })
})
