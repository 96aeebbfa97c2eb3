import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { writeLine } from './control-lines.ts'

it('leaves nothing behind on a stream whose reader is slow', async () => {
  const slow = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => void setImmediate(done) })
  const before = slow.listenerCount('close') + slow.listenerCount('error')
  for (let line = 0; line < 20; line += 1) await writeLine(slow, { line })
  expect(slow.listenerCount('close') + slow.listenerCount('error')).toBe(before)
})
