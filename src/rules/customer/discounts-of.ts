import type { Profile } from '#src/contract/customer/profile.ts'

/** What is left of a discount in this year, in minor units; a credit is given, of the others what one spends is bounded. */
export type OwnDiscount = {
  kind: 'employee' | 'athlete' | 'WRANX' | 'IPA'
  form: 'spent' | 'credit'
  spent: number
  limit: number
  left: number
  currency: string
}

type Discounted = Pick<Profile, 'consumerType'> & {
  consumerDetails: Pick<Profile['consumerDetails'], 'employee' | 'athlete' | 'prosumer' | 'identity'>
}

const own = (
  kind: OwnDiscount['kind'],
  { currentSpend: spent, currency }: { currentSpend: number; currency: string },
  limit: number,
): OwnDiscount => ({
  ...{ kind, spent, limit, currency, left: Math.max(0, limit - spent) },
  form: kind === 'athlete' ? 'credit' : 'spent',
})

/**
 * The discounts that a customer is shown (specification, account and content, section 6): an employee's once they accepted its
 * terms; `isWaiting` where they have not.
 */
export const discountsOf = ({
  consumerType,
  consumerDetails: { employee, athlete, prosumer, identity },
}: Discounted): { isWaiting: boolean; discounts: OwnDiscount[] } => ({
  isWaiting: consumerType === 'EMPLOYEE' && !employee?.isTermsAccepted,
  discounts: [
    ...(employee?.isTermsAccepted ? [own('employee', employee, employee.annualCap)] : []),
    ...(athlete ? [own('athlete', athlete, athlete.annualCredit)] : []),
    ...(prosumer ? identity.map(({ type }) => own(type, prosumer, prosumer.annualCredit)) : []),
  ],
})
