import { expect, it } from 'vitest'
import { atLeast, atMost, plain } from './figure.ts'
import { comparison, isWorse, lastResult, resultOf } from './results.ts'

const amount = (value: number, low = value, high = value, better: 'less' | 'more' = 'less') => ({
  ...{ value, low, high, better },
  unit: 'ms',
})

it('calls worse what is worse by more than the runs lay apart, and than a tenth', () => {
  expect(isWorse(amount(120), amount(100))).toBe(true)
  expect(isWorse(amount(109), amount(100))).toBe(false)
  expect(isWorse(amount(120, 100, 140), amount(100))).toBe(false)
  expect(isWorse(amount(120), amount(100, 90, 130))).toBe(false)
  expect(isWorse(amount(80), amount(100))).toBe(false)
})

it('knows that some figures should be high', () => {
  expect(isWorse(amount(80, 80, 80, 'more'), amount(100, 100, 100, 'more'))).toBe(true)
  expect(isWorse(amount(120, 120, 120, 'more'), amount(100, 100, 100, 'more'))).toBe(false)
})

it('marks each figure that both runs have, and leaves out what has no number', () => {
  const of = (ms: number) =>
    resultOf(
      new Map([
        [
          'Start',
          [atMost('first answer', ms, 300, 'ms'), atLeast('share', 0.8, 0.7, ''), plain('note', 'x')],
        ],
      ]),
      0.1,
    )
  expect(comparison(of(200), of(100))).toEqual([
    'WORSE  Start: first answer: 200 ms, was 100',
    '       Start: share: 0.8 , was 0.8',
  ])
})

it('reads the committed result', async () => {
  const last = await lastResult()
  expect(Object.keys(last?.figures ?? {}).length).toBeGreaterThan(0)
})
