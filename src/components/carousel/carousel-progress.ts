import type { Slides } from './slides.ts'

/** Draws the progress where scrolling cannot drive it by itself. */
export const startProgress = (progress: HTMLElement, slides: Slides): void => {
  if (CSS.supports('animation-timeline: scroll()')) return
  slides.onMove(() => {
    const { scrolled, room } = slides.lie()
    progress.style.setProperty('--moved', String(room > 0 ? scrolled / room : 0))
  })
}
