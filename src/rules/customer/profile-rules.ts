import type { FieldFault } from './field-fault.ts'
import { lengthBetween, name, firstFault } from './field-checks.ts'

/** What of a profile tells whether its owner is enrolled for good. */
export type EnrolledPerson = {
  email?: string | undefined
  phone?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  postalCode?: string | undefined
  birthDate?: string | undefined
}

/** Whether there is an email, but not all of the rest (specification, account and content, section 5, Profile). */
export const isPartiallyEnrolled = ({ email, ...rest }: EnrolledPerson): boolean =>
  Boolean(email) &&
  [rest.phone, rest.firstName, rest.lastName, rest.postalCode, rest.birthDate].some((one) => !one)

/** Whether a change of a profile holds nothing but empty values, so that it is skipped. */
export const isEmptyUpdate = (change: unknown): boolean => {
  if (typeof change !== 'object' || change === null)
    return change === undefined || change === null || (typeof change === 'string' && change.trim() === '')
  return Object.values(change).every(isEmptyUpdate)
}

/** What a first or last name is: as in an address, up to 30 characters: some names are one letter long. */
const personNameChecks = [lengthBetween(1, 30), name] as const

/** What is wrong with a first or last name. */
export const personNameFault = (text: string): FieldFault | undefined =>
  firstFault(text, true, personNameChecks)

/** Interests of a text that joins them by a pipe, each once. */
export const interestsOf = (joined: string): string[] => [
  ...new Set(
    joined
      .split('|')
      .map((interest) => interest.trim())
      .filter((interest) => interest !== ''),
  ),
]
