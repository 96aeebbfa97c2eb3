import { expect, it } from 'vitest'
import { weekHours } from './week-hours.ts'

const day = [{ opens: '10:00', closes: '19:00' }]
const short = [{ opens: '10:00', closes: '16:00' }]
const week = {
  ...{ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day },
  ...{ saturday: short, sunday: [] },
}

it('tells days that are open alike together', () => {
  expect(weekHours(week, 'de-de', 'geschlossen')).toEqual([
    { days: 'Mo – Fr', hours: '10:00 – 19:00' },
    { days: 'Sa', hours: '10:00 – 16:00' },
    { days: 'So', hours: 'geschlossen' },
  ])
})

it('tells a week of one kind in one line', () => {
  const always = { ...week, saturday: day, sunday: day }
  expect(weekHours(always, 'en-gb', 'closed')).toEqual([{ days: 'Mon – Sun', hours: '10:00 – 19:00' }])
})
