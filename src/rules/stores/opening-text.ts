import { dayMs } from '#src/base/day.ts'
import type { OpeningPeriod, OpeningState } from '#src/contract/stores/opening-hours.ts'
import { localOfInstant } from '#src/rules/preview/local-time.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** What is told of a state: each has the time, and those of another day its day. */
export type OpeningTexts = Record<
  'openUntil' | 'openUntilDay' | 'alwaysOpen' | 'opensToday' | 'opensDay' | 'closed',
  string
>

type Seen = { timeZone: string; instant: string; locale: string; texts: OpeningTexts }

const timeOf = (instant: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant))

/** The weekday of an instant within six days, else its day and month. */
const dayOf = (instant: string, { timeZone, instant: now, locale }: Seen): string => {
  const isNear = Date.parse(instant) - Date.parse(now) < 6 * dayMs
  const parts: Intl.DateTimeFormatOptions = isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(instant))
}

/**
 * A state in words, by the clocks of the store: `Open until 18:00`, `Closed, opens Monday 10:00`.
 * @param seen the instant it is told at, and the locale of the reader
 */
export const openingText = ({ isOpen, until }: OpeningState, seen: Seen): string => {
  const { timeZone, instant, locale, texts } = seen
  if (until === undefined) return isOpen ? texts.alwaysOpen : texts.closed
  const values = { time: timeOf(until, timeZone, locale), day: dayOf(until, seen) }
  const dateOf = (moment: string) => localOfInstant(moment, timeZone).slice(0, 10)
  const isToday = dateOf(until) === dateOf(instant)
  const isSoon = Date.parse(until) - Date.parse(instant) < dayMs
  const message = isOpen
    ? isToday || isSoon
      ? texts.openUntil
      : texts.openUntilDay
    : isToday
      ? texts.opensToday
      : texts.opensDay
  return formatMessage(message, values, locale)
}

const clockText = (time: string, locale: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return timeOf(new Date(Date.UTC(2026, 0, 1, hour % 24, minute)).toISOString(), 'UTC', locale)
}

/** The hours of a day in words: `10:00 – 13:00, 14:00 – 19:00`; undefined where it is closed. */
export const hoursText = (periods: readonly OpeningPeriod[], locale: string): string | undefined =>
  periods.length === 0
    ? undefined
    : periods
        .map(({ opens, closes }) => `${clockText(opens, locale)} – ${clockText(closes, locale)}`)
        .join(', ')
