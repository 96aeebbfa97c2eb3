import { visitorStorage } from '#src/tracking/visitor-storage.ts'
import { closedBarsKey, isClosedBar, withClosedBar } from './closed-bars.ts'

/** What the browser kept; null where nothing may be kept. */
const stored = (): string | null => {
  try {
    return visitorStorage.getItem(closedBarsKey)
  } catch {
    return null
  }
}

const keep = (id: string): void => {
  try {
    visitorStorage.setItem(closedBarsKey, withClosedBar(stored(), id))
  } catch {
    // Where nothing may be kept the bar is closed for this page.
  }
}

/** Lets a bar be closed. One that was closed before and came into the page later is hidden here. */
export const startBenefitBar = (bar: HTMLElement): void => {
  const id = bar.dataset['benefitBar'] ?? ''
  bar.hidden ||= isClosedBar(stored(), id)
  bar.querySelector('[data-close]')?.addEventListener('click', () => {
    bar.hidden = true
    document.querySelector('main')?.focus({ preventScroll: true })
    keep(id)
  })
}
