import { appliesNow } from './breakpoint-now.ts'
import { isAtEnd, isAtStart } from './slide-position.ts'
import type { Slides } from './slides.ts'

/** The arrows step by as many slides as are in full view, and rest at either end unless slides loop. */
export const startArrows = (
  carousel: HTMLElement,
  arrows: HTMLElement,
  slides: Slides,
  onStep: () => void,
): void => {
  const buttons = arrows.querySelectorAll('button')
  const update = (): void => {
    const lie = slides.lie()
    const loop = appliesNow(carousel.dataset['loop'])
    arrows.toggleAttribute('data-ready', lie.room > 1)
    for (const button of buttons) {
      const ends = button.dataset['step'] === '1' ? isAtEnd(lie) : isAtStart(lie)
      button.setAttribute('aria-disabled', String(ends && !loop))
    }
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      slides.step(button.dataset['step'] === '1' ? 1 : -1, 'page')
      onStep()
    })
  }
  slides.onMove(update)
  update()
}
