import { dayMs } from '#src/base/day.ts'
import { instantAfter } from '#src/base/clock.ts'
/** Countries whose shoppers may withdraw from what they bought at a distance: the European Union, and the United Kingdom alike. */
const countries = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB'.split(' '),
)

/** Whether shoppers of a country may withdraw from what they bought at a distance. */
export const hasWithdrawalRight = (countryCode: string): boolean => countries.has(countryCode)

/** Days after the last goods came (Directive 2011/83/EU, article 9). */
const withdrawalDays = 14

/** Weekends and holidays only push the end on, which shops may do of their own will: a day more for all time zones. */
const graceDays = 1

/** What of an order tells whether it can be withdrawn from: the country it went to, and when the last of it came, an ISO instant. */
export type Withdrawable = Readonly<{ countryCode: string; deliveredAt?: string | undefined }>

/** Until when an order can be withdrawn from, as an ISO instant: undefined while it has not come, and where there is no such right. */
export const withdrawalEnds = ({ countryCode, deliveredAt }: Withdrawable): string | undefined =>
  hasWithdrawalRight(countryCode) && deliveredAt !== undefined
    ? instantAfter(deliveredAt, (withdrawalDays + graceDays) * dayMs)
    : undefined

/** Whether an order can be withdrawn from: from the moment it is placed, until two weeks after the last of it came. */
export const mayWithdraw = (order: Withdrawable, instant: string): boolean => {
  if (!hasWithdrawalRight(order.countryCode)) return false
  const ends = withdrawalEnds(order)
  return ends === undefined || instant < ends
}
