import { expect, it } from 'vitest'
import { focusStep } from './focus-step.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, undefined],
  ['a', 1, undefined],
])('%s at entry %d of four leads to %s', (key, index, next) => expect(focusStep(key, index, 4)).toBe(next))
