import type { Slides } from './slides.ts'

/** More dots than this are no help; the arrows and the progress are left then. */
const maxIndicators = 12

/** One button a slide; the current one is that in view. */
export const startIndicators = (indicators: HTMLElement, slides: Slides, onStep: () => void): void => {
  if (slides.elements.length > maxIndicators) return
  const label = indicators.dataset['label'] ?? ''
  const buttons = slides.elements.map((_, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('aria-label', label.replace('{number}', String(index + 1)))
    button.addEventListener('click', () => {
      slides.show(index)
      onStep()
    })
    return button
  })
  const update = (): void => {
    const current = slides.current()
    buttons.forEach((button, index) => button.setAttribute('aria-current', String(index === current)))
    indicators.toggleAttribute('data-ready', slides.lie().room > 1)
  }
  indicators.replaceChildren(...buttons)
  slides.onMove(update)
  update()
}
