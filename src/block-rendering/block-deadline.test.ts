import { expect, it } from 'vitest'
import { deadlineOf, renderedWithin } from './block-deadline.ts'

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms))

it('gives what was rendered in time', async () => {
  expect(await renderedWithin(after(1, '<p>'), 100)).toEqual({ html: '<p>', reason: '' })
})

it('goes on without what takes too long or fails, and says why', async () => {
  expect(await renderedWithin(after(100, '<p>'), 5)).toEqual({ html: '', reason: 'took longer than 5 ms' })
  const failing = (error: unknown) => renderedWithin(Promise.reject(error), 100)
  expect((await failing(new Error('bang'))).reason).toBe('Error: bang')
  expect((await failing('')).reason).toBe('failed')
})

it('does not hold against a block that the process had other work', async () => {
  const inSteps = after(10, '')
    .then(() => after(10, ''))
    .then(() => after(10, '<p>'))
  const rendered = renderedWithin(inSteps, 100)
  const busyUntil = performance.now() + 200
  while (performance.now() < busyUntil);
  expect(await rendered).toEqual({ html: '<p>', reason: '' })
})

it('hears of no failure that comes too late', async () => {
  const late = after(10, '').then(() => Promise.reject(new Error('late')))
  expect((await renderedWithin(late, 1)).reason).toBe('took longer than 1 ms')
  await after(20, '')
})

it('gives blocks within blocks less time than what holds them', () => {
  expect(deadlineOf('sections[0].items[3]')).toBe(500)
  expect(deadlineOf('sections[0].items[3].items[0]')).toBe(470)
  expect(deadlineOf('sections[0].items[3].variants[1].targets[0]')).toBe(440)
})
