import { dayMs } from '#src/base/day.ts'
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** Whether the name is an IANA time zone this machine knows. */
export const isTimeZone = (name: string): boolean => {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** What clocks in a zone show at a moment, as if they were UTC; milliseconds since 1970. */
const wallTime = (moment: number, timeZone: string): number => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes): number => Number(parts.get(name))
  const second = Math.floor(moment / 1000) * 1000
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) +
    (moment - second)
  )
}

/** Milliseconds by which clocks in a zone are ahead of UTC at a moment. */
const offsetAt = (moment: number, timeZone: string): number => wallTime(moment, timeZone) - moment

/** The moments at which clocks in a zone show a wall time: none in a gap, two in an overlap. */
const momentsOf = (wall: number, timeZone: string): number[] => {
  const offsets = new Set([offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)])
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((moment) => wallTime(moment, timeZone) === wall)
    .sort((a, b) => a - b)
}

const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/

/**
 * The ISO instant of a local time such as `2026-06-01T12:00` (what a `datetime-local` field sends) in an IANA zone;
 * undefined for anything else. A time that clocks skip is read with the offset before the gap, so it lies as much after
 * the gap as it lay within it; of a time that they show twice it is the first.
 */
export const instantOfLocal = (local: string, timeZone: string): string | undefined => {
  const wall = localPattern.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (!Number.isFinite(wall)) return undefined
  const [first = wall - offsetAt(wall - dayMs, timeZone)] = momentsOf(wall, timeZone)
  return new Date(first).toISOString()
}

/** The local time of an ISO instant in a zone, to the minute, as a `datetime-local` field takes it. */
export const localOfInstant = (instant: string, timeZone: string): string =>
  new Date(wallTime(Date.parse(instant), timeZone)).toISOString().slice(0, 16)

/** The other instant at which clocks in the zone show the same local time, where they are put back; else undefined. */
export const otherReadingOf = (instant: string, timeZone: string): string | undefined => {
  const moment = Date.parse(instant)
  const other = momentsOf(wallTime(moment, timeZone), timeZone).find((one) => one !== moment)
  return other === undefined ? undefined : new Date(other).toISOString()
}
