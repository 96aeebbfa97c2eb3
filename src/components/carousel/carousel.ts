import { startArrows } from './arrows.ts'
import { startIndicators } from './indicators.ts'
import { startProgress } from './carousel-progress.ts'
import { startSemantics, startStatus } from './semantics.ts'
import { slidesOf } from './slides.ts'

/**
 * Adds to slides that scroll and snap by themselves what needs script: roles, arrows, indicators, rotation, and the
 * progress where browsers cannot draw it.
 */
export const startCarousel = (carousel: HTMLElement): void => {
  const find = (name: string): HTMLElement | null => carousel.querySelector<HTMLElement>(`[data-${name}]`)
  const track = find('track')
  const status = find('status')
  if (!track || !status) return
  const slides = slidesOf(carousel, track)
  startSemantics(carousel, track, slides)
  const live = startStatus(track, status, slides)
  const button = find('rotation')
  // Few carousels move by themselves; one whose script cannot be had stands still.
  const rotation =
    button &&
    import('./rotation.ts').then(
      ({ startRotation }) => startRotation({ carousel, track, button, slides, onChange: live.rotating }),
      () => undefined,
    )
  const stepped = async (): Promise<void> => {
    const stop = await rotation
    stop?.()
    live.stepped()
  }
  const arrows = find('arrows')
  if (arrows) startArrows(carousel, arrows, slides, () => void stepped())
  const indicators = find('indicators')
  if (indicators) startIndicators(indicators, slides, () => void stepped())
  const progress = find('progress')
  if (progress) startProgress(progress, slides)
}
