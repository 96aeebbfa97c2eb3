import type { ConsentCategory } from '#src/rules/personalization/consent.ts'
import { consentFor, type StampedEvent, type TrackingEvent } from './tracking-event.ts'

/** What a tracker needs of the page it is on. */
export type TrackerPlatform = {
  isAllowed: (category: ConsentCategory) => boolean
  send: (event: StampedEvent) => void
  /** ISO instant. */
  now: () => string
}

/** Most events that wait for consent; later ones are dropped. */
const maxWaiting = 100

/** Sends events to analytics, never without consent: until it is given they wait, for as long as the page is open. */
export const createTracker = ({ isAllowed, send, now }: TrackerPlatform) => {
  let waiting: StampedEvent[] = []
  const isReady = ({ event }: StampedEvent): boolean => isAllowed(consentFor[event])

  return {
    track: (event: TrackingEvent): void => {
      const stamped = { ...event, at: now() }
      if (isReady(stamped)) send(stamped)
      else if (waiting.length < maxWaiting) waiting.push(stamped)
    },

    /** Consent may have changed: sends what waited for it. */
    consentChanged: (): void => {
      const ready = waiting.filter(isReady)
      waiting = waiting.filter((event) => !ready.includes(event))
      ready.forEach(send)
    },
  }
}
