/** What decides whether slides move on by themselves. */
export type RotationState = {
  /** The visitor wants it: at first unless they asked for less motion, later as they say by the button. */
  wanted: boolean
  hovered: boolean
  /** Out of view, or in a window behind another. */
  away: boolean
}

export type RotationEvent = 'toggle' | 'focus' | 'enter' | 'leave' | 'away' | 'back'

/**
 * As the WAI-ARIA carousel pattern has it: a pointer over the slides pauses them; the keyboard reaching them, or a step
 * by hand, stops them until the button says otherwise.
 */
export const afterRotationEvent = (state: RotationState, event: RotationEvent): RotationState => {
  switch (event) {
    case 'toggle':
      return { ...state, wanted: !state.wanted }
    case 'focus':
      return { ...state, wanted: false }
    case 'enter':
      return { ...state, hovered: true }
    case 'leave':
      return { ...state, hovered: false }
    case 'away':
      return { ...state, away: true }
    case 'back':
      return { ...state, away: false }
  }
}

export const isRotating = ({ wanted, hovered, away }: RotationState): boolean => wanted && !hovered && !away
