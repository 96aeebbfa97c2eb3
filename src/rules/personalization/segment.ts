import type { SegmentId } from '#src/contract/personalization/segments.ts'
import type { Visitor } from '#src/contract/personalization/visitor.ts'

/** What segments look at. Those of an account hold only while its owner is logged in. */
type Facts = {
  loggedIn: boolean
  cart: boolean
  loyalty: boolean
  employee: boolean
  athlete: boolean
  wranx: boolean
  ipa: boolean
  /** WRANX or IPA. */
  professional: boolean
}

type Condition = Partial<Facts>

/** Every segment and when it holds: all its facts are so (specification, account and content, section 4). */
export const segmentConditions = {
  loggedout: { loggedIn: false },
  loggedin: { loggedIn: true },
  'loyalty-loggedin': { loggedIn: true, loyalty: true },
  'non-loyalty-loggedin': { loggedIn: true, loyalty: false },
  'employee-loggedin': { loggedIn: true, employee: true },
  'non-employee-loggedin': { loggedIn: true, employee: false },
  'cart-empty': { cart: false },
  'cart-not-empty': { cart: true },
  'ipa-wranx-loggedin': { loggedIn: true, professional: true },
  'non-ipa-wranx-loggedin': { loggedIn: true, professional: false },
  'wranx-loggedin': { loggedIn: true, wranx: true },
  'non-wranx-loggedin': { loggedIn: true, wranx: false },
  'ipa-loggedin': { loggedIn: true, ipa: true },
  'non-ipa-loggedin': { loggedIn: true, ipa: false },
  'athletes-loggedin': { loggedIn: true, athlete: true },
  'non-athletes-loggedin': { loggedIn: true, athlete: false },
} as const satisfies Record<SegmentId, Condition>

export const isSegmentId = (id: string): id is SegmentId => Object.hasOwn(segmentConditions, id)

const factsOf = (visitor: Visitor): Facts => ({
  ...visitor,
  cart: visitor.units > 0,
  professional: visitor.wranx || visitor.ipa,
})

/** Whether a visitor belongs to a segment. */
export const segmentHolds = (id: SegmentId, visitor: Visitor): boolean => {
  const facts: Record<string, unknown> = factsOf(visitor)
  return Object.entries(segmentConditions[id]).every(([fact, wanted]) => facts[fact] === wanted)
}

/** What personalisation services are told of a visitor (specification, account and content, section 6). */
export const userSegments = ({ loggedIn, loyalty, wranx, ipa, athlete }: Visitor): string[] =>
  Object.entries({ Loyalty: loyalty, Wranx: wranx, Ipa: ipa, WranxOrIpa: wranx || ipa, Athlete: athlete })
    .filter(([, holds]) => loggedIn && holds)
    .map(([name]) => name)
