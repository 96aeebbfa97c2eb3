/** Slides that begin within the visible part of a track, give or take a pixel. */
const firstVisible = (track: HTMLElement): number => {
  const start =
    track.getBoundingClientRect().left + parseFloat(getComputedStyle(track).scrollPaddingInlineStart || '0')
  return [...track.children].findIndex((slide) => slide.getBoundingClientRect().left >= start - 1)
}

const scrollToSlide = (track: HTMLElement, index: number): void => {
  const slide = track.children[Math.max(0, Math.min(index, track.children.length - 1))]
  slide?.scrollIntoView({ inline: 'start', block: 'nearest' })
}

/** Arrows scroll by as many slides as are in full view, and rest at either end. */
const startArrows = (track: HTMLElement, arrows: HTMLElement): void => {
  const buttons = arrows.querySelectorAll('button')
  const update = (): void => {
    const room = track.scrollWidth - track.clientWidth
    arrows.toggleAttribute('data-ready', room > 1)
    buttons.forEach((button) => {
      const atEnd = button.dataset['step'] === '1' ? track.scrollLeft >= room - 1 : track.scrollLeft <= 1
      button.setAttribute('aria-disabled', String(atEnd))
    })
  }
  buttons.forEach((button) =>
    button.addEventListener('click', () => {
      const width = track.firstElementChild?.getBoundingClientRect().width ?? track.clientWidth
      const visible = Math.max(1, Math.floor(track.clientWidth / width))
      scrollToSlide(track, firstVisible(track) + Number(button.dataset['step']) * visible)
    }),
  )
  track.addEventListener('scroll', update, { passive: true })
  new ResizeObserver(update).observe(track)
}

/** One button a slide; the current one is that in view. */
const startIndicators = (track: HTMLElement, indicators: HTMLElement): void => {
  const label = indicators.dataset['label'] ?? ''
  const buttons = [...track.children].map((_, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('aria-label', label.replace('{number}', String(index + 1)))
    button.addEventListener('click', () => scrollToSlide(track, index))
    return button
  })
  const update = (): void => {
    const current = firstVisible(track)
    buttons.forEach((button, index) => button.setAttribute('aria-current', String(index === current)))
  }
  indicators.append(...buttons)
  track.addEventListener('scroll', update, { passive: true })
  update()
}

/** Adds arrows and indicators to carousels, which scroll and snap by themselves. */
export const startCarousels = (root: ParentNode): void => {
  for (const track of root.querySelectorAll<HTMLElement>('[data-track]')) {
    const carousel = track.closest('.collection')
    const arrows = carousel?.querySelector<HTMLElement>('[data-arrows]')
    const indicators = carousel?.querySelector<HTMLElement>('[data-indicators]')
    if (arrows) startArrows(track, arrows)
    if (indicators) startIndicators(track, indicators)
  }
}
