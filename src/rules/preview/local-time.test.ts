import { describe, expect, it } from 'vitest'
import { instantOfLocal, isTimeZone, localOfInstant, otherReadingOf } from './local-time.ts'

describe('a local time', () => {
  it.each([
    ['2026-06-01T12:00', 'Europe/Berlin', '2026-06-01T10:00:00.000Z'],
    ['2026-12-01T12:00:30', 'America/New_York', '2026-12-01T17:00:30.000Z'],
    ['2026-06-01T12:00', 'Asia/Kathmandu', '2026-06-01T06:15:00.000Z'],
    ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-06-01T12:00', 'UTC', '2026-06-01T12:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => expect(instantOfLocal(local, zone)).toBe(instant))

  it.each([
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
    ['2026-03-08T02:00', 'America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', '2026-10-04T02:45'],
  ])('%s, skipped in %s, is read after the gap', (local, zone, instant, shown) => {
    expect(instantOfLocal(local, zone)).toBe(instant)
    expect(localOfInstant(instant, zone)).toBe(shown)
  })

  it.each([
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ])('%s, shown twice in %s, is the first; the second can be found', (local, zone, first, second) => {
    expect(instantOfLocal(local, zone)).toBe(first)
    expect(otherReadingOf(first, zone)).toBe(second)
    expect(otherReadingOf(second, zone)).toBe(first)
    expect(localOfInstant(second, zone)).toBe(local)
  })

  it.each(['2026-10-25T03:00', '2026-06-01T12:00'])('%s is shown once', (local) => {
    expect(otherReadingOf(instantOfLocal(local, 'Europe/Berlin') ?? '', 'Europe/Berlin')).toBeUndefined()
  })

  it.each(['', 'soon', '2026-06-01', '2026-06-01T12:00Z', '2026-13-01T12:00', '2026-06-01 12:00'])(
    'is not %j',
    (local) => expect(instantOfLocal(local, 'UTC')).toBeUndefined(),
  )
})

it('knows time zones', () => {
  expect(isTimeZone('Europe/Paris')).toBe(true)
  expect(isTimeZone('Europe/Atlantis')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})
