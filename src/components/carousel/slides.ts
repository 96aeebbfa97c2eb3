import { appliesNow } from './breakpoint-now.ts'
import { currentSlide, slideAfter, type Lie } from './slide-position.ts'

/** The slides of one carousel, as its buttons see them. */
export type Slides = {
  elements: readonly HTMLElement[]
  lie: () => Lie
  /** The slide that is being scrolled to, or else the first in view. */
  current: () => number
  show: (index: number) => void
  /** Moves by as many slides as are in full view, or by one. */
  step: (direction: 1 | -1, by: 'page' | 'slide') => void
  /** Calls the listener when slides moved or changed size, at most once a frame. */
  onMove: (listener: () => void) => void
}

const longestScrollMs = 1_000

export const slidesOf = (carousel: HTMLElement, track: HTMLElement): Slides => {
  const elements = [...track.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.childElementCount > 0,
  )
  let heading: number | undefined
  let arrival = 0
  const arrive = (): void => {
    heading = undefined
    clearTimeout(arrival)
  }
  track.addEventListener('scrollend', arrive)

  const lie = (): Lie => {
    const { direction, scrollPaddingInlineStart } = getComputedStyle(track)
    const padding = parseFloat(scrollPaddingInlineStart) || 0
    const box = track.getBoundingClientRect()
    const startOf = (slide: HTMLElement): number => {
      const { left, right } = slide.getBoundingClientRect()
      return (direction === 'rtl' ? box.right - right : left - box.left) - padding
    }
    return {
      scrolled: Math.abs(track.scrollLeft),
      room: track.scrollWidth - track.clientWidth,
      starts: elements.map(startOf),
    }
  }
  const current = (): number => heading ?? currentSlide(lie())

  // Not scrollIntoView: that would move the page too when the carousel is out of view.
  const show = (index: number): void => {
    const distance = lie().starts[index] ?? 0
    const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1
    clearTimeout(arrival)
    heading = index
    arrival = window.setTimeout(arrive, longestScrollMs)
    track.scrollBy({ left: sign * distance })
  }

  const step: Slides['step'] = (direction, by) => {
    const width = elements[0]?.getBoundingClientRect().width ?? track.clientWidth
    const count = by === 'slide' ? 1 : Math.max(1, Math.floor(track.clientWidth / width))
    const loop = appliesNow(carousel.dataset['loop'])
    show(slideAfter({ lie: lie(), from: current(), by: direction * count, loop }))
  }

  const onMove = (listener: () => void): void => {
    let frame = 0
    const soon = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        listener()
      })
    }
    track.addEventListener('scroll', soon, { passive: true })
    new ResizeObserver(soon).observe(track)
  }

  return { elements, lie, current, show, step, onMove }
}
