import { onConsentChange, pageConsent } from './page-consent.ts'
import { createTracker } from './tracker.ts'
import type { StampedEvent, TrackingEvent } from './tracking-event.ts'

/** Window event of everything that is sent: `detail` is the event. */
export const trackEvent = 'welt:track'

declare global {
  interface Window {
    /** Where tag managers read. */
    dataLayer?: object[]
  }
}

const send = (event: StampedEvent): void => {
  ;(window.dataLayer ??= []).push(event)
  window.dispatchEvent(new CustomEvent(trackEvent, { detail: event }))
}

let tracker: ReturnType<typeof createTracker> | undefined

/** Tells analytics of something: as a window event and in the data layer, once the visitor allows it. Browser only. */
export const track = (event: TrackingEvent): void => {
  if (!tracker) {
    tracker = createTracker({ consentTo: pageConsent, send, now: () => new Date().toISOString() })
    onConsentChange(tracker.consentChanged)
  }
  tracker.track(event)
}
