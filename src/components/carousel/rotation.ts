import { breakpointNow, onBreakpoint } from './breakpoint-now.ts'
import { afterRotationEvent, isRotating, type RotationEvent, type RotationState } from './rotation-state.ts'
import { isAtEnd } from './slide-position.ts'
import type { Slides } from './slides.ts'

const rotateAttribute = { sm: 'rotateSm', md: 'rotateMd', lg: 'rotateLg' } as const

type Rotating = {
  carousel: HTMLElement
  track: HTMLElement
  button: HTMLElement
  slides: Slides
  /** Told whenever slides begin or cease to move by themselves. */
  onChange: (rotating: boolean) => void
}

/** Lets slides move on by themselves, and returns what stops them when the visitor steps by hand. */
export const startRotation = ({ carousel, track, button, slides, onChange }: Rotating): (() => void) => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let state: RotationState = { wanted: !calm.matches, hovered: false, away: document.hidden }
  let timer = 0

  const apply = (): void => {
    const seconds = Number(carousel.dataset[rotateAttribute[breakpointNow()]] ?? 0)
    const rotating = isRotating(state) && seconds > 0
    clearInterval(timer)
    if (rotating) timer = window.setInterval(next, seconds * 1000)
    button.dataset['state'] = state.wanted ? 'moving' : 'still'
    button.setAttribute('aria-label', button.dataset[state.wanted ? 'pause' : 'start'] ?? '')
    button.toggleAttribute('data-ready', slides.lie().room > 1)
    onChange(rotating)
  }
  const on = (event: RotationEvent): void => {
    state = afterRotationEvent(state, event)
    apply()
  }
  const next = (): void => {
    slides.step(1, 'slide')
    const loops = carousel.dataset['loop']?.split(' ').includes(breakpointNow())
    if (!loops && isAtEnd(slides.lie())) on('focus')
  }

  button.addEventListener('click', () => on('toggle'))
  track.addEventListener('pointerenter', () => on('enter'))
  track.addEventListener('pointerleave', () => on('leave'))
  carousel.addEventListener('focusin', ({ target }) => {
    // A press on the button focuses it first, and must then toggle what was before.
    if (target !== button || button.matches(':focus-visible')) on('focus')
  })
  calm.addEventListener('change', () => calm.matches && on('focus'))
  let inView = true
  const look = (): void => on(inView && !document.hidden ? 'back' : 'away')
  document.addEventListener('visibilitychange', look)
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false
    look()
  }).observe(track)
  onBreakpoint(apply)
  apply()
  return () => on('focus')
}
