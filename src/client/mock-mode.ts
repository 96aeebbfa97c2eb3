import { mockHeaders } from '#src/contract/headers.ts'

/**
 * The fault that a browser asks for, as it lies under the key `mock` of the local storage: a code, or a status, or a delay
 * in milliseconds. `call` is what the call's key begins with, `PUT /cart`; `times` is how often, always when missing.
 */
type Mock = { error?: string; status?: string; delay?: string; call?: string; times?: string }

const storageKey = 'mock'
const names = ['error', 'status', 'delay', 'call', 'times'] as const

const mockOf = (text: string): Mock => {
  const fields = new URLSearchParams(text)
  return Object.fromEntries(
    names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])),
  )
}

/** The page's query chooses too: `?mock=INV405` and more (`&mock-status=409&mock-call=PUT`), `?mock=off` ends it. */
const takeQuery = (): void => {
  const query = new URLSearchParams(location.search)
  const error = query.get('mock')
  if (error === 'off') return localStorage.removeItem(storageKey)
  if (error === null) return undefined
  const fields = new URLSearchParams({ error })
  for (const name of names) {
    const value = query.get(`mock-${name}`)
    if (value !== null) fields.set(name, value)
  }
  localStorage.setItem(storageKey, fields.toString())
}

takeQuery()

/** The headers that a call carries in mock mode; none of one that is not meant. Counts down what is meant a few times. */
export const mockHeadersOf = (key: string): Record<string, string> => {
  const stored = localStorage.getItem(storageKey)
  if (stored === null) return {}
  const mock = mockOf(stored)
  const left = mock.times === undefined ? Infinity : Number(mock.times)
  if (!key.startsWith(mock.call ?? '') || !(left > 0)) return {}
  if (mock.times !== undefined)
    localStorage.setItem(storageKey, new URLSearchParams({ ...mock, times: String(left - 1) }).toString())
  return {
    ...(mock.error === undefined || mock.error === '' ? {} : { [mockHeaders.error]: mock.error }),
    ...(mock.status === undefined ? {} : { [mockHeaders.status]: mock.status }),
    ...(mock.delay === undefined ? {} : { [mockHeaders.delay]: mock.delay }),
  }
}
