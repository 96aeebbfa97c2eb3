import type { ConsentCategory } from '#src/contract/consent/consent.ts'
import type { ConsentState } from '#src/rules/consent/consent-state.ts'
import { consentFor, type StampedEvent, type TrackingEvent } from './tracking-event.ts'

/** What a tracker needs of the page it is on. */
export type TrackerPlatform = {
  consentTo: (category: ConsentCategory) => ConsentState
  send: (event: StampedEvent) => void
  /** ISO instant. */
  now: () => string
}

/** Most events that wait for consent; later ones are dropped. */
const maxWaiting = 100

/**
 * Sends events to analytics, never without consent: until the visitor answers they wait, for as long as the page is open. What
 * is refused is dropped, and no later consent brings it back.
 */
export const createTracker = ({ consentTo, send, now }: TrackerPlatform) => {
  let waiting: StampedEvent[] = []

  const take = (event: StampedEvent): void => {
    const consent = consentTo(consentFor(event))
    if (consent === 'allowed') send(event)
    else if (consent === 'open' && waiting.length < maxWaiting) waiting.push(event)
  }

  return {
    track: (event: TrackingEvent): void => take({ ...event, at: now() }),

    /** Consent may have changed: sends what waited for it, and drops what is refused. */
    consentChanged: (): void => {
      const waited = waiting
      waiting = []
      waited.forEach(take)
    },
  }
}
