import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dayMs } from '#src/base/day.ts'
import type { OpeningHours, OpeningPeriod } from '#src/contract/stores/opening-hours.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { openingState, openingToday } from './opening.ts'

const closed = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}
const hoursOf = (week: Partial<OpeningHours['week']>, exceptions: OpeningHours['exceptions'] = []) => ({
  week: { ...closed, ...week },
  exceptions,
})
const day: OpeningPeriod[] = [{ opens: '10:00', closes: '19:00' }]
const daily = (periods: OpeningPeriod[]): OpeningHours['week'] => ({
  monday: periods,
  tuesday: periods,
  wednesday: periods,
  thursday: periods,
  friday: periods,
  saturday: periods,
  sunday: periods,
})

describe('a shop in Berlin, Monday to Saturday from 10 to 19', () => {
  const hours = hoursOf({ ...daily(day), sunday: [] })
  // 22 November 2026 is a Sunday.
  test.each([
    ['2026-11-21T09:00:00.000Z', true, '2026-11-21T18:00:00.000Z'],
    ['2026-11-21T17:59:59.999Z', true, '2026-11-21T18:00:00.000Z'],
    ['2026-11-21T18:00:00.000Z', false, '2026-11-23T09:00:00.000Z'],
    ['2026-11-22T12:00:00.000Z', false, '2026-11-23T09:00:00.000Z'],
    ['2026-11-23T08:59:00.000Z', false, '2026-11-23T09:00:00.000Z'],
  ])('at %s is open: %s, until %s', (instant, isOpen, until) => {
    expect(openingState(hours, 'Europe/Berlin', instant)).toEqual({ isOpen, until })
  })
})

it('closes for lunch', () => {
  const hours = hoursOf({
    tuesday: [
      { opens: '14:00', closes: '19:00' },
      { opens: '10:00', closes: '13:00' },
    ],
  })
  expect(openingState(hours, 'Europe/Paris', '2026-06-02T10:30:00.000Z').until).toBe(
    '2026-06-02T11:00:00.000Z',
  )
  expect(openingState(hours, 'Europe/Paris', '2026-06-02T11:00:00.000Z')).toEqual({
    isOpen: false,
    until: '2026-06-02T12:00:00.000Z',
  })
})

it('stays open past midnight, into a day on which it is closed', () => {
  const hours = hoursOf({ friday: [{ opens: '18:00', closes: '02:00' }] })
  expect(openingState(hours, 'America/New_York', '2026-06-06T05:30:00.000Z')).toEqual({
    isOpen: true,
    until: '2026-06-06T06:00:00.000Z',
  })
})

it('goes by the exception of a day, and is closed on one without periods', () => {
  const hours = hoursOf(daily(day), [
    { date: '2026-12-24', periods: [{ opens: '10:00', closes: '14:00' }] },
    { date: '2026-12-25', periods: [] },
  ])
  expect(openingState(hours, 'Europe/London', '2026-12-24T12:00:00.000Z').until).toBe(
    '2026-12-24T14:00:00.000Z',
  )
  expect(openingState(hours, 'Europe/London', '2026-12-24T15:00:00.000Z')).toEqual({
    isOpen: false,
    until: '2026-12-26T10:00:00.000Z',
  })
  expect(openingToday(hours, 'Europe/London', '2026-12-25T12:00:00.000Z')).toEqual({
    date: '2026-12-25',
    periods: [],
    until: '2026-12-26T00:00:00.000Z',
  })
})

it('knows no end of what is always open, and no opening of what is always closed', () => {
  const always = hoursOf(daily([{ opens: '00:00', closes: '24:00' }]))
  expect(openingState(always, 'Europe/Paris', '2026-03-29T00:59:00.000Z')).toEqual({ isOpen: true })
  expect(openingState(hoursOf({}), 'Europe/Paris', '2026-03-29T00:59:00.000Z')).toEqual({ isOpen: false })
})

it('opens by the clocks where they are put forward and back', () => {
  const night = hoursOf(daily([{ opens: '01:30', closes: '02:30' }]))
  // Clocks in Berlin skip from 2:00 to 3:00 on 29 March 2026 and show 2:00 to 3:00 twice on 25 October.
  expect(openingState(night, 'Europe/Berlin', '2026-03-29T00:30:00.000Z')).toEqual({
    isOpen: true,
    until: '2026-03-29T01:30:00.000Z',
  })
  expect(openingState(night, 'Europe/Berlin', '2026-10-25T00:00:00.000Z')).toEqual({
    isOpen: true,
    until: '2026-10-25T00:30:00.000Z',
  })
})

const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const period = fc.record({ opens: time, closes: time }).filter(({ opens, closes }) => opens !== closes)
const periods = fc.array(period, { maxLength: 3 })
const week = fc.record({
  monday: periods,
  tuesday: periods,
  wednesday: periods,
  thursday: periods,
  friday: periods,
  saturday: periods,
  sunday: periods,
})
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

test('a state lasts until the instant it names and changes there, in every zone', () => {
  fc.assert(
    fc.property(week, zone, moment, (one, timeZone, instant) => {
      const hours = hoursOf(one)
      const { isOpen, until } = openingState(hours, timeZone, instant)
      if (until === undefined) return
      expect(Date.parse(until)).toBeGreaterThan(Date.parse(instant))
      const lastMoment = new Date(Date.parse(until) - 1).toISOString()
      expect(openingState(hours, timeZone, lastMoment)).toEqual({ isOpen, until })
      expect(openingState(hours, timeZone, until).isOpen).toBe(!isOpen)
    }),
    runsUpTo(300),
  )
})

test('a day ends at the midnight that begins the next, in every zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let instant = '2026-01-01T12:00:00.000Z'
    let before = ''
    for (let days = 0; days < 370; days += 37) {
      const { date, until } = openingToday(hoursOf({}), timeZone, instant)
      expect(date > before, `${timeZone} ${instant}`).toBe(true)
      expect(openingToday(hoursOf({}), timeZone, until).date > date, `${timeZone} ${until}`).toBe(true)
      before = date
      instant = new Date(Date.parse(instant) + 37 * dayMs).toISOString()
    }
  }
})
