import { expect, it } from 'vitest'
import { joinRuns } from './join-runs.ts'

it.each([
  [[[1, 2, 4]], [1, 2, 4]],
  [
    [
      [35, 36, 38],
      [36, 37, 38, 40],
    ],
    [35, 36, 37, 38, 40],
  ],
  [
    [
      [35, 36],
      [27, 34, 35],
    ],
    [27, 34, 35, 36],
  ],
  [
    [
      [1, 2],
      [7, 8],
    ],
    [1, 2, 7, 8],
  ],
])('joins %j to %j', (runs, joined) => {
  expect(joinRuns(runs)).toEqual(joined)
})
