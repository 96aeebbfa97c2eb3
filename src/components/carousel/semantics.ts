import { appliesNow, onBreakpoint } from './breakpoint-now.ts'
import type { Slides } from './slides.ts'

const words = (template: string, index: number, count: number): string =>
  template.replace('{number}', String(index + 1)).replace('{count}', String(count))

const setAll = (element: HTMLElement, attributes: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** Whether the slides hold nothing the keyboard can reach, so that the track itself must be reachable to be scrolled. */
const needsFocus = (track: HTMLElement): boolean =>
  track.querySelector('a[href], button, input, select, textarea, video[controls], [tabindex]') === null

/**
 * Says what is a carousel at the present breakpoint, in the roles of the WAI-ARIA carousel pattern; at others it stays
 * the list it is without script.
 */
export const startSemantics = (carousel: HTMLElement, track: HTMLElement, slides: Slides): void => {
  const { label, carouselWord, slideWord, position = '' } = track.dataset
  const reachable = !needsFocus(track)
  const apply = (): void => {
    const moves = appliesNow(carousel.dataset['carousel'])
    setAll(carousel, {
      role: moves ? 'group' : undefined,
      'aria-roledescription': moves ? carouselWord : undefined,
      'aria-label': moves ? label : undefined,
    })
    setAll(track, {
      role: !moves ? 'list' : reachable ? 'presentation' : 'group',
      tabindex: moves && !reachable ? '0' : undefined,
      'aria-label': moves && !reachable ? label : undefined,
    })
    slides.elements.forEach((slide, index) =>
      setAll(slide, {
        role: moves ? 'group' : 'listitem',
        'aria-roledescription': moves ? slideWord : undefined,
        'aria-label': moves ? words(position, index, slides.elements.length) : undefined,
      }),
    )
  }
  onBreakpoint(apply)
  apply()
}

/** Says which slide came into view after a step by hand; silent while slides move by themselves. */
export const startStatus = (track: HTMLElement, status: HTMLElement, slides: Slides) => ({
  stepped: (): void => {
    status.textContent = words(track.dataset['position'] ?? '', slides.current(), slides.elements.length)
  },
  rotating: (rotating: boolean): void => {
    status.setAttribute('aria-live', rotating ? 'off' : 'polite')
    if (rotating) status.textContent = ''
  },
})
