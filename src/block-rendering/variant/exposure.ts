import { pageAllows } from '#src/tracking/page-consent.ts'
import { track } from '#src/tracking/track.ts'
import { markerOf, type WrapperElement } from './wrapper-element.ts'

export const seenKey = 'welt:seen'

/** Notes an exposure; false when this browser session has it already. */
const isFirst = (exposure: string): boolean => {
  try {
    const seen = (sessionStorage.getItem(seenKey) ?? '').split(' ')
    if (seen.includes(exposure)) return false
    sessionStorage.setItem(seenKey, [...seen, exposure].join(' ').trim())
  } catch {
    // A browser without storage counts once a page view.
  }
  return true
}

const watched = new WeakSet<HTMLElement>()

/** Tells analytics, once a session, that an experience was seen by someone who takes part: when a fifth of the window shows it. */
export const watchExposure = ({ element, report }: WrapperElement): void => {
  const { by, experienceId, trackingEvent, selected } = report
  const marker = markerOf(element)
  if (by !== 'decided' || !experienceId || !trackingEvent || !marker || watched.has(element)) return
  watched.add(element)
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      if (!element.isConnected || !pageAllows('C0004') || !isFirst(`${experienceId}/${selected}`)) return
      track({ event: 'experience_view', name: trackingEvent, experienceId, variantId: selected })
    },
    { rootMargin: '0px 0px -20% 0px' },
  )
  observer.observe(marker)
}
