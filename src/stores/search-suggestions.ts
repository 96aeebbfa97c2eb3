import { atom, type ReadableAtom } from 'nanostores'
import type { CallOutput } from '#src/contract/calls.ts'

/** What a query may become. */
export type SearchSuggestions = CallOutput<'GET /products/v2/search/autoSuggest'>

export type SuggestionState =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'found'; found: SearchSuggestions }

/** Milliseconds after the last key. */
const pauseMs = 150

const minLetters = 2
const maxLetters = 100

type Timers = { set: (act: () => void, ms: number) => unknown; clear: (timer: unknown) => void }

const browserTimers: Timers = {
  set: (act, ms) => setTimeout(act, ms),
  clear: (timer) => clearTimeout(Number(timer)),
}

/**
 * Suggests what a query may become, once typing pauses; a response that something was typed after counts no more.
 * @param ask undefined where suggestions cannot be had
 */
export const createSearchSuggestions = (
  ask: (q: string) => Promise<SearchSuggestions | undefined>,
  timers: Timers = browserTimers,
): { $state: ReadableAtom<SuggestionState>; type: (text: string) => void } => {
  const $state = atom<SuggestionState>({ kind: 'idle' })
  let timer: unknown
  let latest = ''

  const load = async (q: string): Promise<void> => {
    if ($state.get().kind !== 'found') $state.set({ kind: 'loading' })
    const found = await ask(q)
    if (latest === q) $state.set(found ? { kind: 'found', found } : { kind: 'failed' })
  }

  return {
    $state,
    type: (text) => {
      const q = text.trim().slice(0, maxLetters)
      if (q === latest) return
      latest = q
      timers.clear(timer)
      if (q.length < minLetters) $state.set({ kind: 'idle' })
      else timer = timers.set(() => void load(q), pauseMs)
    },
  }
}
