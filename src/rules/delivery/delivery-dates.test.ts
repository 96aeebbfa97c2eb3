import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#src/base/day.ts'
import { deliveryDates } from './delivery-dates.ts'

const timeZone = 'Europe/Berlin'
const noHolidays = new Set<string>()
const standard = { days: { min: 2, max: 4 }, cutOff: '14:00' }
const on = (instant: string, holidays: ReadonlySet<string> = noHolidays) => ({ instant, timeZone, holidays })

describe('a delivery', () => {
  it.each([
    ['on a Monday morning', '2026-06-01T08:00:00.000Z', { earliest: '2026-06-03', latest: '2026-06-05' }],
    ['after the cut-off', '2026-06-01T12:00:00.000Z', { earliest: '2026-06-04', latest: '2026-06-08' }],
    ['on a Friday afternoon', '2026-06-05T13:00:00.000Z', { earliest: '2026-06-10', latest: '2026-06-12' }],
    [
      'on a Saturday, before or after the cut-off',
      '2026-06-06T15:00:00.000Z',
      { earliest: '2026-06-10', latest: '2026-06-12' },
    ],
    [
      'at night by the clocks of the site',
      '2026-06-01T22:30:00.000Z',
      { earliest: '2026-06-04', latest: '2026-06-08' },
    ],
  ])('that is ordered %s comes between two working days', (_, instant, dates) => {
    expect(deliveryDates(standard, on(instant))).toEqual(dates)
  })

  it('comes later over holidays, and is not sent on one', () => {
    const holidays = new Set(['2026-12-25', '2026-12-28', '2027-01-01'])
    expect(deliveryDates(standard, on('2026-12-24T08:00:00.000Z', holidays))).toEqual({
      earliest: '2026-12-30',
      latest: '2027-01-04',
    })
    expect(deliveryDates(standard, on('2026-12-25T08:00:00.000Z', holidays))).toEqual({
      earliest: '2026-12-31',
      latest: '2027-01-05',
    })
  })

  it('of the same day comes today until the cut-off, and then on the next working day', () => {
    const sameDay = { days: { min: 0, max: 0 }, cutOff: '12:00' }
    expect(deliveryDates(sameDay, on('2026-06-05T09:59:00.000Z')).earliest).toBe('2026-06-05')
    expect(deliveryDates(sameDay, on('2026-06-05T10:00:00.000Z')).earliest).toBe('2026-06-08')
  })

  it('never comes on a day on which nothing moves, nor earlier for someone who orders later', () => {
    const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
    const holiday = fc
      .integer({ min: 0, max: 729 })
      .map((day) => new Date(Date.parse('2026-01-01') + day * dayMs).toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 10 * dayMs }),
        fc.uniqueArray(holiday, { maxLength: 20 }),
        (first, later, days) => {
          const holidays = new Set(days)
          const at = (ms: number) => deliveryDates(standard, on(new Date(ms).toISOString(), holidays))
          const [one, other] = [at(first), at(first + later)]
          for (const date of [one.earliest, one.latest]) {
            expect([0, 6]).not.toContain(new Date(date).getUTCDay())
            expect(holidays.has(date)).toBe(false)
          }
          expect(one.earliest <= one.latest).toBe(true)
          expect(one.earliest <= other.earliest).toBe(true)
        },
      ),
    )
  })
})
