import type { BookedAddress } from '#src/contract/customer/address-book.ts'
import { genders } from '#src/contract/customer/genders.ts'
import type { Profile } from '#src/contract/customer/profile.ts'
import { spentInYear } from '#src/rules/customer/discount-year.ts'
import { isoInstant } from '#src/base/clock.ts'
import type { StoredAddress, StoredCustomer, StoredDiscount, StoredProfile } from './profile-store.ts'
import { presentSubscription } from './subscriptions/subscription-presenter.ts'

export const presentAddress = ({ id, approachType, main, fields }: StoredAddress): BookedAddress => ({
  ...fields,
  approachType,
  main,
  addressId: id,
  id,
})

const spendOf = (discount: StoredDiscount, instant: string) => ({
  currentSpend: spentInYear(discount, instant),
  currency: discount.currency,
})

type Details = Profile['consumerDetails']

const presentDiscounts = (
  discounts: readonly StoredDiscount[],
  instant: string,
): Pick<Details, 'employee' | 'athlete' | 'prosumer' | 'identity'> => {
  const of = (...kinds: StoredDiscount['kind'][]) => discounts.find(({ kind }) => kinds.includes(kind))
  const employee = of('EMPLOYEE')
  const athlete = of('ATHLETE')
  const prosumer = of('WRANX', 'IPA')
  const withCredit = (one: StoredDiscount) => ({ ...spendOf(one, instant), annualCredit: one.annualLimit })
  return {
    ...(employee && {
      employee: {
        ...spendOf(employee, instant),
        annualCap: employee.annualLimit,
        isTermsAccepted: employee.termsAcceptedAt !== null,
      },
    }),
    ...(athlete && { athlete: withCredit(athlete) }),
    ...(prosumer && { prosumer: withCredit(prosumer) }),
    identity: discounts.flatMap(({ kind }) => (kind === 'WRANX' || kind === 'IPA' ? [{ type: kind }] : [])),
  }
}

const presentPerson = (stored: StoredCustomer) => {
  const { email, firstName, lastName, phone, phoneCode, postalCode, birthDate, source } = stored
  const gender = genders.find((one) => one === stored.gender)
  return {
    ...{ email, firstName, lastName, source },
    ...(phone === null ? {} : { phone }),
    ...(phoneCode === null ? {} : { phoneCode }),
    ...(postalCode === null ? {} : { postalCode }),
    ...(birthDate === null ? {} : { birthDate }),
    ...(gender === undefined ? {} : { gender }),
  }
}

/** A profile as its owner sees it at an instant; with the balance of points where that is wanted. */
export const presentProfile = (
  { customer, member, addresses, subscriptions, discounts }: StoredProfile,
  instant: string,
  includeLoyaltySummary: boolean,
): Profile => {
  const { id, consumerNo, consumerType, version, isConfirmedEmail, interests, preferredShoeSize } = customer
  return {
    ...{ consumerId: id, consumerNo, consumerType, version, isConfirmedEmail },
    isLoyaltyMember: member?.optin ?? false,
    ...(member?.optin ? { loyaltyOptInDate: isoInstant(member.joinedAt) } : {}),
    ...(includeLoyaltySummary ? { loyaltySummary: { points: { balance: member?.balance ?? 0 } } } : {}),
    consumerDetails: {
      ...presentPerson(customer),
      address: addresses.map(presentAddress),
      ...presentDiscounts(discounts, instant),
    },
    enrollments: member
      ? [
          {
            type: 'Loyalty',
            optin: member.optin,
            doubleOptin: member.doubleOptin,
            country: member.country,
            region: member.region,
            channel: member.channel,
          },
        ]
      : [],
    preferences: {
      interests: interests.join('|'),
      ...(preferredShoeSize === null ? {} : { preferredShoeSize }),
    },
    subscriptions: subscriptions.map(presentSubscription),
  }
}
