import { expect, it, vi } from 'vitest'
import { createDialogs } from './dialogs.ts'

type Shown = { size: { props: { of: string }; value: string }; terms: { props: undefined; value: boolean } }

const namesIn = ({ $open }: ReturnType<typeof createDialogs<Shown>>) => $open.get().map(({ name }) => name)

it('gives the value a dialog was closed with', async () => {
  const dialogs = createDialogs<Shown>()
  const outcome = dialogs.open('size', { of: 'boot' })
  expect(dialogs.$open.get().map(({ use }) => use((name, props) => [name, props]))).toEqual([
    ['size', { of: 'boot' }],
  ])
  dialogs.close('size', '42')
  expect(await outcome).toEqual({ ok: true, value: '42' })
  expect(namesIn(dialogs)).toEqual([])
})

it('tells a dismissal, and what could not be loaded, from a value', async () => {
  const dialogs = createDialogs<Shown>()
  const dismissed = dialogs.open('terms', undefined)
  dialogs.dismiss('terms')
  expect(await dismissed).toEqual({ ok: false, error: 'dismissed' })
  const lost = dialogs.open('terms', undefined)
  dialogs.fail('terms')
  expect(await lost).toEqual({ ok: false, error: 'unavailable' })
})

it('closes the others when one opens, unless they are to be kept', async () => {
  const dialogs = createDialogs<Shown>()
  const first = dialogs.open('size', { of: 'boot' })
  void dialogs.open('terms', undefined)
  expect(await first).toEqual({ ok: false, error: 'replaced' })
  void dialogs.open('size', { of: 'boot' }, 'keep')
  expect(namesIn(dialogs)).toEqual(['terms', 'size'])
})

it('opens the same dialog anew, and is never without one meanwhile', async () => {
  const dialogs = createDialogs<Shown>()
  const first = dialogs.open('size', { of: 'boot' })
  const counts: number[] = []
  dialogs.$open.listen((open) => void counts.push(open.length))
  void dialogs.open('size', { of: 'shoe' }, 'keep')
  expect(await first).toEqual({ ok: false, error: 'replaced' })
  expect(counts).toEqual([1])
})

it('has the page show what opens', () => {
  const summon = vi.fn()
  void createDialogs<Shown>(summon).open('terms', undefined)
  expect(summon).toHaveBeenCalledOnce()
})
