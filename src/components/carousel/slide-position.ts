/** Where slides lie along their track, in pixels from where the first one rests; the same in either writing direction. */
export type Lie = {
  /** How far the track is scrolled, and how far it can be. */
  scrolled: number
  room: number
  /** Distance of each slide's beginning from the visible part's, negative for those scrolled away. */
  starts: readonly number[]
}

const slack = 1

/** The first slide that begins within the visible part; the last one when the track ends before. */
export const currentSlide = ({ starts }: Lie): number => {
  const found = starts.findIndex((start) => start >= -slack)
  return found === -1 ? Math.max(0, starts.length - 1) : found
}

export const isAtStart = ({ scrolled }: Lie): boolean => scrolled <= slack
export const isAtEnd = ({ scrolled, room }: Lie): boolean => scrolled >= room - slack

type Step = { lie: Lie; from: number; by: number; loop: boolean }

/** The slide that many steps on; past either end it is the other end when slides loop, and else that end. */
export const slideAfter = ({ lie, from, by, loop }: Step): number => {
  const last = lie.starts.length - 1
  if (loop && by > 0 && isAtEnd(lie)) return 0
  if (loop && by < 0 && isAtStart(lie)) return last
  return Math.max(0, Math.min(from + by, last))
}
