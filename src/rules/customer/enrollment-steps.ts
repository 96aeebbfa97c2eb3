/**
 * The steps by which a customer completes their profile, in their order (specification, account and content, section 2). Before them come
 * lookup, sign in or sign up.
 */
export const enrollmentSteps = ['loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const

export type EnrollmentStep = (typeof enrollmentSteps)[number]

/** What of a customer decides on their steps. */
export type EnrolledCustomer = { isLoyaltyMember: boolean; phone?: string | undefined }

/** The step that a path names, if it is one. */
export const enrollmentStepOf = (name: string | undefined): EnrollmentStep | undefined =>
  enrollmentSteps.find((step) => step === name)

/** Where the flow begins: lookup for a guest, for whom it is undefined; else the phone where there is none yet, or the profile. */
export const firstStep = (customer: EnrolledCustomer | undefined): 'lookup' | 'mobile' | 'profile' => {
  if (!customer) return 'lookup'
  return customer.phone ? 'profile' : 'mobile'
}

/** Whether a step has something for a customer: who has a phone is not asked for it, nor members to join. */
const suits = (step: EnrollmentStep, { isLoyaltyMember, phone }: EnrolledCustomer): boolean => {
  if (step === 'loyalty') return !isLoyaltyMember
  if (step === 'welcome') return isLoyaltyMember
  return step !== 'mobile' || !phone
}

/** The step that comes after one; the last stays. */
export const stepAfter = (step: EnrollmentStep, customer: EnrolledCustomer): EnrollmentStep => {
  const later = enrollmentSteps.slice(enrollmentSteps.indexOf(step) + 1)
  return later.find((one) => suits(one, customer)) ?? 'success'
}
