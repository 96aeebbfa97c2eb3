import type { OpeningHours, OpeningPeriod, OpeningState } from '#src/contract/stores/opening-hours.ts'
import { weekdays } from '#src/contract/stores/weekdays.ts'
import { dayMs } from '#src/base/day.ts'
import { instantOfLocal, localOfInstant } from '#src/rules/preview/local-time.ts'

/** Days that are looked ahead for the next change. */
const daysAhead = 14

type Interval = { start: number; end: number }

/** The day so many days after another, both as `2026-11-22`. */
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** The periods of a day: those of its exception, else those of its weekday. */
const periodsOn = ({ week, exceptions }: OpeningHours, date: string): readonly OpeningPeriod[] => {
  const exception = exceptions.find((one) => one.date === date)
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'
  return exception?.periods ?? week[weekday]
}

const momentOf = (date: string, time: string, timeZone: string): number =>
  Date.parse(instantOfLocal(`${date}T${time}`, timeZone) ?? '')

/** When the periods of a day begin and end. What clocks skip altogether is left out. */
const intervalsOn = (hours: OpeningHours, date: string, timeZone: string): Interval[] =>
  periodsOn(hours, date)
    .map(({ opens, closes }) => ({
      start: momentOf(date, opens, timeZone),
      end:
        closes === '24:00'
          ? momentOf(dayAfter(date, 1), '00:00', timeZone)
          : momentOf(closes > opens ? date : dayAfter(date, 1), closes, timeZone),
    }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start)

const stateUntil = (isOpen: boolean, moment: number): OpeningState => ({
  isOpen,
  until: new Date(moment).toISOString(),
})

/** Whether a store is open at an instant, and until when. Periods that touch or overlap are one. */
export const openingState = (hours: OpeningHours, timeZone: string, instant: string): OpeningState => {
  const now = Date.parse(instant)
  const today = localOfInstant(instant, timeZone).slice(0, 10)
  let closing: number | undefined
  for (let day = -1; day <= daysAhead; day += 1) {
    const date = dayAfter(today, day)
    for (const { start, end } of intervalsOn(hours, date, timeZone)) {
      if (end <= now) continue
      if (closing === undefined && start > now) return stateUntil(false, start)
      if (closing !== undefined && start > closing) return stateUntil(true, closing)
      closing = Math.max(closing ?? end, end)
    }
    const isDecided = closing !== undefined && closing < momentOf(dayAfter(date, 1), '00:00', timeZone)
    if (isDecided && closing !== undefined) return stateUntil(true, closing)
  }
  return { isOpen: closing !== undefined }
}

/** The day that clocks of a zone show at an instant, with its periods; `until` is the midnight that ends it. */
export const openingToday = (hours: OpeningHours, timeZone: string, instant: string) => {
  const date = localOfInstant(instant, timeZone).slice(0, 10)
  return {
    date,
    periods: [...periodsOn(hours, date)],
    until: new Date(momentOf(dayAfter(date, 1), '00:00', timeZone)).toISOString(),
  }
}
