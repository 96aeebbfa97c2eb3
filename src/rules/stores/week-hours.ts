import { dayMs } from '#src/base/day.ts'
import type { OpeningHours } from '#src/contract/stores/opening-hours.ts'
import { weekdays } from '#src/contract/stores/weekdays.ts'
import { hoursText } from './opening-text.ts'

/** A Monday, from which days are counted to name them. */
const monday = Date.UTC(2026, 0, 5)

/** The hours of a week in words, days that are open alike told together: `Mon – Fri: 10:00 – 19:00`; `closed` stands for days without. */
export const weekHours = (
  week: OpeningHours['week'],
  locale: string,
  closed: string,
): { days: string; hours: string }[] => {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const nameOf = (day: number): string => names.format(monday + day * dayMs)
  const hours = weekdays.map((weekday) => hoursText(week[weekday], locale) ?? closed)
  const firsts = hours.flatMap((text, day) => (day > 0 && hours[day - 1] === text ? [] : [day]))
  return firsts.map((first, at) => {
    const last = (firsts[at + 1] ?? hours.length) - 1
    const days = first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`
    return { days, hours: hours[first] ?? closed }
  })
}
