import { expect, it } from 'vitest'
import { Changes } from './changes.ts'

it('finds the window in which everything noted stays as it is', () => {
  const changes = new Changes()
  expect(changes.validityWindow).toEqual({})
  changes.note({ until: '2026-06-03T00:00:00Z' })
  changes.note({})
  changes.note({ since: '2026-05-01T00:00:00Z', until: '2026-06-02T01:00:00+02:00' })
  changes.note({ since: '2026-05-02T00:00:00+09:00', until: '2026-06-02T00:00:00Z' })
  expect(changes.validityWindow).toEqual({
    since: '2026-05-02T00:00:00+09:00',
    until: '2026-06-02T01:00:00+02:00',
  })
})
