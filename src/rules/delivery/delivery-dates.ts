import { dayMs } from '#src/base/day.ts'
import type { DeliveryMethod } from '#src/contract/delivery/delivery-method.ts'
import { localOfInstant } from '#src/rules/preview/local-time.ts'

/** When something is sent: an ISO instant, by which clocks, and the ISO dates on which nothing moves there besides weekends. */
export type SendingTime = Readonly<{ instant: string; timeZone: string; holidays: ReadonlySet<string> }>

/** ISO dates between which it comes. */
export type DeliveryDates = Readonly<{ earliest: string; latest: string }>

const nextDay = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

const isWorkingDay = (date: string, holidays: ReadonlySet<string>): boolean => {
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(date)
}

/** The day itself where it is a working day, else the next one that is. */
const workingDayFrom = (date: string, holidays: ReadonlySet<string>): string => {
  let day = date
  while (!isWorkingDay(day, holidays)) day = nextDay(day)
  return day
}

const afterWorkingDays = (date: string, days: number, holidays: ReadonlySet<string>): string => {
  let day = workingDayFrom(date, holidays)
  for (let passed = 0; passed < days; passed += 1) day = workingDayFrom(nextDay(day), holidays)
  return day
}

/** The days between which a delivery comes that is ordered now: one that misses the cut-off is sent a working day later. */
export const deliveryDates = (
  { days, cutOff }: Pick<DeliveryMethod, 'days' | 'cutOff'>,
  { instant, timeZone, holidays }: SendingTime,
): DeliveryDates => {
  const local = localOfInstant(instant, timeZone)
  const today = local.slice(0, 10)
  const isLate = cutOff !== undefined && isWorkingDay(today, holidays) && local.slice(11) >= cutOff
  const sent = isLate ? nextDay(today) : today
  return {
    earliest: afterWorkingDays(sent, days.min, holidays),
    latest: afterWorkingDays(sent, days.max, holidays),
  }
}
