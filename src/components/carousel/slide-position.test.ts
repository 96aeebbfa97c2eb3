import { describe, expect, it } from 'vitest'
import { currentSlide, isAtEnd, isAtStart, slideAfter, type Lie } from './slide-position.ts'

/** Six slides of 100 pixels, three of them in view. */
const lieAt = (scrolled: number): Lie => ({
  scrolled,
  room: 300,
  starts: [0, 100, 200, 300, 400, 500].map((start) => start - scrolled),
})

describe('the current slide', () => {
  it.each([
    [0, 0],
    [0.6, 0],
    [100, 1],
    [140, 2],
    [300, 3],
  ])('of a track scrolled by %f pixels is number %i', (scrolled, current) => {
    expect(currentSlide(lieAt(scrolled))).toBe(current)
  })

  it('of an empty track is the first', () => {
    expect(currentSlide({ scrolled: 0, room: 0, starts: [] })).toBe(0)
  })
})

it('knows both ends within a pixel, as browsers round', () => {
  expect([isAtStart(lieAt(0.5)), isAtStart(lieAt(100))]).toEqual([true, false])
  expect([isAtEnd(lieAt(299.4)), isAtEnd(lieAt(200))]).toEqual([true, false])
})

describe('a step', () => {
  it.each([
    ['goes on', 0, 3, false, 3],
    ['rests at the end', 300, 3, false, 5],
    ['rests at the start', 0, -3, false, 0],
    ['begins anew when slides loop', 300, 3, true, 0],
    ['goes to the end when slides loop', 0, -3, true, 5],
    ['only loops from the very end', 200, 3, true, 5],
  ])('%s', (_, scrolled, by, loop, target) => {
    const lie = lieAt(scrolled)
    expect(slideAfter({ lie, from: currentSlide(lie), by, loop })).toBe(target)
  })
})
