import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthDateFault, typedBirthDateFault } from './birth-date.ts'
import { maskDate, readDate, showDate } from './dates.ts'

const instant = '2026-03-01T08:00:00.000Z'
const american = {
  site: { region: 'NORA', country: 'US', timeZone: 'America/New_York' },
  instant,
} as const
const german = { site: { region: 'EMEA', country: 'DE', timeZone: 'Europe/Berlin' }, instant } as const

describe('a date of birth', () => {
  it.each([
    ['3/1/1990', american, { fault: 'date', format: 'MM/DD/YYYY' }],
    ['02/30/1990', american, { fault: 'date', format: 'MM/DD/YYYY' }],
    ['12/31/1990', german, { fault: 'date', format: 'DD/MM/YYYY' }],
    ['31/12/1990', german, undefined],
    ['12/31/1899', american, { fault: 'minDate', date: '01/01/1900' }],
    ['03/01/2013', american, undefined],
    ['03/02/2013', american, { fault: 'minAge', age: 13 }],
    ['01/03/2010', german, undefined],
    ['02/03/2010', german, { fault: 'minAge', age: 16 }],
    ['01/01/2030', german, { fault: 'minAge', age: 16 }],
  ] as const)('%s: %#', (typed, context, fault) => {
    expect(typedBirthDateFault(typed, context)).toEqual(fault)
  })

  it('of 29 February is old enough on 1 March', () => {
    const on = (day: string) => birthDateFault('2012-02-29', { ...american, instant: `${day}T12:00:00.000Z` })
    expect(on('2025-02-28')).toEqual({ fault: 'minAge', age: 13 })
    expect(on('2025-03-01')).toBeUndefined()
  })

  it('is held against the day of the site', () => {
    const at = (hour: string) =>
      birthDateFault('2013-03-02', { ...american, instant: `2026-03-02T${hour}:00:00.000Z` })
    expect(at('04')).toEqual({ fault: 'minAge', age: 13 })
    expect(at('05')).toBeUndefined()
  })
})

describe('a date', () => {
  it.each([
    ['1', '1'],
    ['012', '01/2'],
    ['01/02/19', '01/02/19'],
    ['010219901', '01/02/1990'],
    ['a1b2', '12'],
    ['5/', '05'],
    ['5/3', '05/3'],
    ['5/3/1990', '05/03/1990'],
    ['12/3/1990', '12/03/1990'],
  ])('%s is shown as %s while it is typed', (typed, shown) => {
    expect(maskDate(typed)).toBe(shown)
  })

  it('is read as it is shown, in each region', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom('NORA' as const, 'EMEA' as const), (day, region) => {
        const isoDate = day.toISOString().slice(0, 10)
        expect(readDate(maskDate(showDate(isoDate, region)), region)).toBe(isoDate)
      }),
    )
  })
})
