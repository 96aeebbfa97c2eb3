import { expect, it } from 'vitest'
import { Timeline } from './timeline.ts'

const at = (instant: string, publishAt?: string, expireAt?: string) => {
  const timeline = new Timeline(instant)
  return [timeline.shows({ publishAt, expireAt }), timeline.validityWindow]
}

it.each([
  ['2026-06-01T05:59:59.999Z', false],
  ['2026-06-01T06:00:00.000Z', true],
  ['2026-06-01T23:59:59.999+02:00', true],
  ['2026-06-02T00:00:00.000+02:00', false],
  ['2026-06-01T22:00:00.000Z', false],
])('shows from the publish instant on and is gone at the expire instant: %s', (instant, shows) =>
  expect(at(instant, '2026-06-01T08:00:00+02:00', '2026-06-01T22:00:00Z')[0]).toBe(shows),
)

it('lasts an hour more over the night clocks are put back, and one less where they skip', () => {
  const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000
  expect(hours('2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00')).toBe(25)
  expect(at('2026-10-25T22:30:00Z', '2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00')[0]).toBe(true)
  expect(at('2026-03-29T22:00:00Z', '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00')[0]).toBe(false)
})

it('never shows what expires before it is published', () => {
  for (const instant of ['2026-05-01T00:00:00Z', '2026-06-15T00:00:00Z', '2026-08-01T00:00:00Z'])
    expect(at(instant, '2026-07-01T00:00:00Z', '2026-06-01T00:00:00Z')[0]).toBe(false)
})

it('remembers the nearest changes, in UTC', () => {
  const timeline = new Timeline('2026-06-15T00:00:00Z')
  expect(timeline.validityWindow).toEqual({})
  timeline.shows({ publishAt: '2026-06-01T02:00:00+02:00', expireAt: '2026-08-01T00:00:00Z' })
  timeline.shows({ publishAt: '2026-05-01T00:00:00Z', expireAt: '2026-07-01T00:00:00-04:00' })
  expect(timeline.validityWindow).toEqual({
    since: '2026-06-01T00:00:00.000Z',
    until: '2026-07-01T04:00:00.000Z',
  })
})

it('remembers the changes of what is known to stay as it is for a while', () => {
  const timeline = new Timeline('2026-06-15T00:00:00Z')
  timeline.note({})
  timeline.note({ since: '2026-06-01T00:00:00Z', until: '2026-07-01T00:00:00Z' })
  timeline.note({ until: '2026-06-14T00:00:00Z' })
  expect(timeline.validityWindow).toEqual({
    since: '2026-06-14T00:00:00.000Z',
    until: '2026-07-01T00:00:00.000Z',
  })
})
