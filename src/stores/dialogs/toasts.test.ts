import { expect, it } from 'vitest'
import { createToasts } from './toasts.ts'

/** A timer that the test turns by hand. */
const openToasts = () => {
  let turn: (() => void) | undefined
  let tick = 0
  const toasts = createToasts(1000, (ms, run) => {
    tick = ms
    turn = run
    return () => {
      turn = undefined
    }
  })
  const pass = (ms: number): void => {
    for (let left = ms; left > 0 && turn; left -= tick) turn()
  }
  return {
    toasts,
    pass,
    tickOf: () => tick,
    isRunning: () => turn !== undefined,
    titles: () => toasts.$toasts.get().map((t) => t.title),
  }
}

it('lets a toast go after its delay, and the timer with it', () => {
  const { toasts, pass, titles, isRunning } = openToasts()
  toasts.show({ title: 'Saved', tone: 'success' })
  pass(800)
  expect(titles()).toEqual(['Saved'])
  pass(200)
  expect(titles()).toEqual([])
  expect(isRunning()).toBe(false)
})

it('shows a title once and gives it its whole time again', () => {
  const { toasts, pass, titles } = openToasts()
  toasts.show({ title: 'Saved', tone: 'success' })
  pass(800)
  toasts.show({ title: 'Saved', text: 'again', tone: 'success' })
  pass(800)
  expect(toasts.$toasts.get()).toMatchObject([{ title: 'Saved', text: 'again' }])
  pass(200)
  expect(titles()).toEqual([])
})

it('stands still while the shopper is at a toast', () => {
  const { toasts, pass, titles } = openToasts()
  toasts.show({ title: 'Saved', tone: 'success' })
  toasts.pause('pointer')
  pass(5000)
  expect(titles()).toEqual(['Saved'])
  toasts.resume('pointer')
  pass(1000)
  expect(titles()).toEqual([])
})

it('starts running again after a paused toast was dismissed', () => {
  const { toasts, pass, titles } = openToasts()
  const id = toasts.show({ title: 'One', tone: 'info' })
  toasts.pause('pointer')
  toasts.dismiss(id)
  toasts.show({ title: 'Two', tone: 'info' })
  pass(1000)
  expect(titles()).toEqual([])
})

it('stands still until pointer and focus have both left', () => {
  const { toasts, pass, titles } = openToasts()
  toasts.show({ title: 'Saved', tone: 'success' })
  toasts.pause('pointer')
  toasts.pause('focus')
  toasts.resume('focus')
  pass(5000)
  expect(titles()).toEqual(['Saved'])
  toasts.resume('pointer')
  pass(1000)
  expect(titles()).toEqual([])
})

it('counts down every fifth of a second', () => {
  const { toasts, tickOf } = openToasts()
  toasts.show({ title: 'Saved', tone: 'success' })
  expect(tickOf()).toBe(200)
})
