import { expect, it } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

it('runs tasks of one key in order, also after one that failed, and other keys at once', async () => {
  const runExclusive = createKeyedMutex()
  const done: string[] = []
  const gate = Promise.withResolvers<undefined>()
  const first = runExclusive('a', async () => {
    await gate.promise
    done.push('a1')
    throw new Error('a1 failed')
  })
  const second = runExclusive('a', async () => done.push('a2'))
  await runExclusive('b', async () => done.push('b'))
  gate.resolve(undefined)
  await expect(first).rejects.toThrow('a1 failed')
  await second
  expect(done).toEqual(['b', 'a1', 'a2'])
})
