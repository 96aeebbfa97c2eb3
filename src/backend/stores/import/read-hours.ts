import { err, ok, type Result } from '#src/base/result.ts'
import {
  openingPeriodSchema,
  type OpeningHours,
  type OpeningPeriod,
} from '#src/contract/stores/opening-hours.ts'

/**
 * Reads the hours of a day, `10:00-13:00 14:00-19:00`; empty and `closed` are closed. Refuses with what is wrong.
 */
export const readPeriods = (text: string): Result<OpeningPeriod[], string> => {
  if (text === '' || /^closed$/i.test(text)) return ok([])
  const periods: OpeningPeriod[] = []
  for (const part of text.split(/[\s,]+/)) {
    const [opens, closes, ...more] = part.split(/[-–]/)
    const period = openingPeriodSchema.safeParse({ opens, closes })
    if (!period.success || more.length > 0)
      return err(`"${part}" is no time from and to, such as 10:00-19:00`)
    periods.push(period.data)
  }
  return ok(periods)
}

/** Reads days that differ, parted by semicolons: `2026-12-24 10:00-14:00; 2026-12-25 closed`. */
export const readExceptions = (text: string): Result<OpeningHours['exceptions'], string> => {
  const exceptions: OpeningHours['exceptions'] = []
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue
    const [, date, hours = ''] = /^(\d{4}-\d{2}-\d{2})\s+(.+)$/.exec(part) ?? []
    if (date === undefined) return err(`"${part}" is no day with its hours, such as 2026-12-25 closed`)
    const periods = readPeriods(hours)
    if (!periods.ok) return periods
    exceptions.push({ date, periods: periods.value })
  }
  return ok(exceptions)
}
