import { expect, it } from 'vitest'
import { createDialogs } from './dialogs.ts'

type Answers = { size: string; terms: boolean }

it('resolves with the answer a dialog was closed with', async () => {
  const dialogs = createDialogs<Answers>()
  const outcome = dialogs.open('size')
  expect(dialogs.$open.get()).toEqual(['size'])
  dialogs.resolve('size', '42')
  expect(await outcome).toEqual({ ok: true, value: '42' })
  expect(dialogs.$open.get()).toEqual([])
})

it('tells a dismissal from an answer', async () => {
  const dialogs = createDialogs<Answers>()
  const outcome = dialogs.open('terms')
  dialogs.dismiss('terms')
  expect(await outcome).toEqual({ ok: false, error: 'dismissed' })
})

it('closes the current dialog when another opens, unless it is to be kept', async () => {
  const dialogs = createDialogs<Answers>()
  const first = dialogs.open('size')
  void dialogs.open('terms')
  expect(await first).toEqual({ ok: false, error: 'replaced' })
  void dialogs.open('size', 'keep')
  expect(dialogs.$open.get()).toEqual(['terms', 'size'])
})
