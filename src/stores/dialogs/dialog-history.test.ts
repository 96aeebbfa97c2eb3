import { expect, it } from 'vitest'
import { createDialogs } from './dialogs.ts'
import { followHistory } from './dialog-history.ts'

type Shown = { size: { props: undefined; value: string }; terms: { props: undefined; value: boolean } }

/** A tab whose history begins with the page; moving through it is heard as in a browser. */
const openTab = () => {
  const dialogs = createDialogs<Shown>()
  const entries = [0]
  let at = 0
  let moved = (): void => undefined
  const back = (count: number): void => {
    at -= count
    moved()
  }
  followHistory(dialogs, {
    depth: () => entries[at] ?? 0,
    enter: (depth) => {
      entries.splice(++at, Infinity, depth)
    },
    back,
    onMove: (run) => {
      moved = run
    },
  })
  return { dialogs, back: () => back(1), place: () => at }
}

it('closes a dialog by the way back, which stays on the page', async () => {
  const { dialogs, back, place } = openTab()
  const outcome = dialogs.open('size', undefined)
  expect(place()).toBe(1)
  back()
  expect(await outcome).toEqual({ ok: false, error: 'dismissed' })
  expect(place()).toBe(0)
})

it('leaves no entry behind when a dialog closes by itself', () => {
  const { dialogs, place } = openTab()
  void dialogs.open('size', undefined)
  dialogs.close('size', '42')
  expect(place()).toBe(0)
})

it('hands the entry to the dialog that takes the place', () => {
  const { dialogs, back, place } = openTab()
  void dialogs.open('size', undefined)
  void dialogs.open('terms', undefined)
  expect(place()).toBe(1)
  back()
  expect(dialogs.$open.get()).toEqual([])
})

it('closes kept dialogs one by one', () => {
  const { dialogs, back, place } = openTab()
  void dialogs.open('size', undefined)
  void dialogs.open('terms', undefined, 'keep')
  expect(place()).toBe(2)
  back()
  expect(dialogs.$open.get().map(({ name }) => name)).toEqual(['size'])
  back()
  expect(dialogs.$open.get()).toEqual([])
  expect(place()).toBe(0)
})
