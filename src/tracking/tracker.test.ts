import { expect, it } from 'vitest'
import type { ConsentCategory } from '#src/contract/consent/consent.ts'
import { createTracker } from './tracker.ts'
import type { StampedEvent, TrackingEvent } from './tracking-event.ts'

const seen: TrackingEvent = { event: 'experience_view', name: 'seen', experienceId: 'e', variantId: 'b' }
const closed: TrackingEvent = { event: 'popup_close', id: 'p' }
const at = '2026-06-01T12:00:00.000Z'

const open = (...given: ConsentCategory[]) => {
  const allowed = new Set(given)
  const refused = new Set<ConsentCategory>()
  const sent: StampedEvent[] = []
  const tracker = createTracker({
    consentTo: (category) => (allowed.has(category) ? 'allowed' : refused.has(category) ? 'refused' : 'open'),
    send: (event) => sent.push(event),
    now: () => at,
  })
  return { ...tracker, allowed, refused, sent }
}

it('sends at once what is allowed, with its instant', () => {
  const { track, sent } = open('C0004')
  track(seen)
  expect(sent).toEqual([{ ...seen, at }])
})

it('sends what waited once its own category is allowed, in order and once', () => {
  const { track, consentChanged, allowed, sent } = open()
  track(seen)
  track(closed)
  consentChanged()
  expect(sent).toEqual([])
  allowed.add('C0002')
  consentChanged()
  expect(sent).toEqual([{ ...closed, at }])
  allowed.add('C0004')
  consentChanged()
  consentChanged()
  expect(sent).toEqual([
    { ...closed, at },
    { ...seen, at },
  ])
})

it('drops what is refused, and never sends it later', () => {
  const { track, consentChanged, allowed, refused, sent } = open()
  track(seen)
  refused.add('C0004')
  consentChanged()
  track(seen)
  refused.clear()
  allowed.add('C0004')
  consentChanged()
  expect(sent).toEqual([])
})

it('keeps a bounded number waiting', () => {
  const { track, consentChanged, allowed, sent } = open()
  for (let count = 0; count < 300; count += 1) track(closed)
  allowed.add('C0002')
  consentChanged()
  expect(sent).toHaveLength(100)
})
