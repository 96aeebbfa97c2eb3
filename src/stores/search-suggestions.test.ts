import { expect, it, vi } from 'vitest'
import { createSearchSuggestions, type SearchSuggestions } from './search-suggestions.ts'

const found = (q: string): SearchSuggestions => ({ q, queries: [`${q}s`], products: [], categories: [] })

const open = (ask: (q: string) => Promise<SearchSuggestions | undefined>) => {
  let pending: (() => void) | undefined
  const suggestions = createSearchSuggestions(ask, {
    set: (act) => (pending = act),
    clear: () => (pending = undefined),
  })
  const pause = async () => {
    pending?.()
    pending = undefined
    await Promise.resolve()
  }
  return { ...suggestions, pause }
}

it('asks once typing pauses', async () => {
  const ask = vi.fn(async (q: string) => found(q))
  const { $state, type, pause } = open(ask)
  for (const text of ['b', 'bo', 'boo', ' boo ']) type(text)
  await pause()
  expect(ask.mock.calls).toEqual([['boo']])
  expect($state.get()).toEqual({ kind: 'found', found: found('boo') })
})

it('passes over a response that something was typed after', async () => {
  const answers = new Map<string, (value: SearchSuggestions) => void>()
  const { $state, type, pause } = open((q) => new Promise((resolve) => answers.set(q, resolve)))
  type('bo')
  await pause()
  expect($state.get()).toEqual({ kind: 'loading' })
  type('boo')
  await pause()
  answers.get('boo')?.(found('boo'))
  await Promise.resolve()
  answers.get('bo')?.(found('bo'))
  await Promise.resolve()
  expect($state.get()).toEqual({ kind: 'found', found: found('boo') })
})

it('says that suggestions cannot be had, and nothing of less than two letters', async () => {
  const { $state, type, pause } = open(async () => undefined)
  type('boo')
  await pause()
  expect($state.get()).toEqual({ kind: 'failed' })
  type('b')
  expect($state.get()).toEqual({ kind: 'idle' })
})
