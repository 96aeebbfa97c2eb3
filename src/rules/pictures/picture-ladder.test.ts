import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightOf, pictureWidths, ratioOnLadder, widthOnLadder } from './picture-ladder.ts'

const side = fc.integer({ min: 1, max: 2560 })

describe('the ladder of picture sizes', () => {
  it('holds each width and ratio that it gives', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const ratio = ratioOnLadder(width / height)
        const snapped = widthOnLadder(width, ratio)
        expect(pictureWidths).toContain(snapped)
        expect(widthOnLadder(snapped, ratio)).toBe(snapped)
        expect(ratioOnLadder(snapped / heightOf(snapped, ratio))).toBe(ratio)
        expect(heightOf(snapped, ratio)).toBeLessThanOrEqual(2560)
      }),
    )
  })

  it.each([
    [1, 160],
    [160, 160],
    [161, 240],
    [2561, 2560],
  ])('gives %i px the next width, %i', (width, rung) => {
    expect(widthOnLadder(width)).toBe(rung)
  })

  it('makes a tall picture no higher than the longest side', () => {
    expect(widthOnLadder(2560, 1 / 2)).toBe(1200)
  })

  it.each([
    [1.78, 16 / 9],
    [1.45, 3 / 2],
    [0.79, 4 / 5],
    [100, 16],
    [0.01, 1 / 2],
  ])('takes the ratio %d for %d', (ratio, rung) => {
    expect(ratioOnLadder(ratio)).toBe(rung)
  })
})
