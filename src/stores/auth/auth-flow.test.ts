import { expect, it, vi } from 'vitest'
import type { AuthStep, LoadedAuthStep } from '#src/contract/identity/auth-step.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { call } from '#tests/fixtures/shop-stores.ts'
import { createAuthFlow, type AuthHost } from './auth-flow.ts'

type Step = AuthStep<FormTexts>

const stepAt = (path: string): Step => ({ path, title: path, windowTitle: path, description: path })

/** A flow that shows the sign-in, and loads each step once that is let through. */
const start = () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const moved = vi.fn<AuthHost['moved']>()
  const host: AuthHost = {
    call,
    cookies: () => '',
    load: (path): Promise<LoadedAuthStep<FormTexts>> => promise.then(() => ({ step: stepAt(path) })),
    shows: () => true,
    typed: () => ({}),
    leave: () => Promise.resolve(),
    acted: () => undefined,
    moved,
  }
  return { flow: createAuthFlow(host, stepAt('/sign-in')), letThrough: () => resolve(undefined), moved }
}

it('leaves off a move through the history that is taken back before its step is there', async () => {
  const { flow, letThrough, moved } = start()
  const away = flow.open('/sign-up', 'history')
  expect(flow.$isBusy.get()).toBe(true)
  const back = flow.open('/sign-in', 'history')
  expect(flow.$isBusy.get()).toBe(false)
  letThrough()
  await Promise.all([away, back])
  expect(flow.$shown.get().path).toBe('/sign-in')
  expect(moved).not.toHaveBeenCalled()
})

it('goes on to a step that was led to, whatever part of the page the history moves to', async () => {
  const { flow, letThrough } = start()
  const on = flow.open('/sign-up')
  const moved = flow.open('/sign-in', 'history')
  expect(flow.$isBusy.get()).toBe(true)
  letThrough()
  await Promise.all([on, moved])
  expect(flow.$shown.get().path).toBe('/sign-up')
})
