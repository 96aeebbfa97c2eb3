import { expect, it } from 'vitest'
import { afterRotationEvent, isRotating, type RotationEvent, type RotationState } from './rotation-state.ts'

const moving: RotationState = { wanted: true, hovered: false, away: false }

const after = (...events: RotationEvent[]): RotationState => events.reduce(afterRotationEvent, moving)

it.each<[string, RotationEvent[], boolean]>([
  ['moves at first', [], true],
  ['pauses under the pointer', ['enter'], false],
  ['goes on when the pointer leaves', ['enter', 'leave'], true],
  ['stops for the keyboard, and stays so', ['focus', 'enter', 'leave'], false],
  ['stops by the button', ['toggle'], false],
  ['starts again by the button', ['focus', 'toggle'], true],
  ['pauses out of view', ['away'], false],
  ['goes on in view', ['away', 'back'], true],
  ['stays stopped in view', ['toggle', 'away', 'back'], false],
])('a rotation %s', (_, events, rotating) => {
  expect(isRotating(after(...events))).toBe(rotating)
})
