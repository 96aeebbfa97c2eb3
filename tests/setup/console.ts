import { afterEach, beforeEach, expect, vi } from 'vitest'

// What is printed as an error or warning is a fault nobody looked at: a test that expects one asserts it, then
// forgets it with vi.mocked(console.error).mockClear().
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const printed = [console.error, console.warn].flatMap((print) =>
    vi.isMockFunction(print) ? print.mock.calls : [],
  )
  vi.restoreAllMocks()
  expect(printed, 'unexpected console.error or console.warn').toEqual([])
})
