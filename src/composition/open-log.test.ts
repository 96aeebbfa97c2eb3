import { expect, it } from 'vitest'
import { createLog } from './open-log.ts'

it('says which statement failed and why, and nothing of what it was given', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const given = ['ada@example.test', 'Happy\nbirthday, Ada']
  // As the query builder writes it.
  const query = 'insert into "cart"'
  const cause = new Error('No space left on device')
  const message = `Failed query: ${query}\nparams: ${given.join(',')}`
  const failed = Object.assign(new Error(message, { cause }), { query, params: given })
  log.error({ event: 'call failed', err: failed })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('insert into')
  expect(lines[0]).toContain('No space left on device')
  expect(lines[0]).toContain('log.test.ts')
  expect(lines[0]).not.toMatch(/ada|birthday/i)
})

it('logs what is no error as it is', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: 'thrown text' })
  expect(lines[0]).toContain('"err":"thrown text"')
})
