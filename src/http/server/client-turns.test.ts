import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createClientTurns } from './client-turns.ts'

const here = new AbortController().signal

/** Clients' requests that take until they are let go, and in which order they began. */
const open = (atOnce: number, inLine: number) => {
  const turns = createClientTurns({ atOnce, inLine })
  const begun: string[] = []
  const underWay = new Map<string, () => void>()
  const ask = (client: string, name: string, signal = here): Promise<string | undefined> =>
    turns(client, signal, () => {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<string>()
      underWay.set(name, () => resolve(`answer to ${name}`))
      return promise
    })
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await turnOfLoop()
  }
  return { begun, ask, settled, end: (name: string) => underWay.get(name)?.() }
}

it('begins with a request of each client in turn, however many one has asked', async () => {
  const { begun, ask, settled } = open(10, 10)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  for (const name of ['b1', 'b2']) void ask('b', name)
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

it('begins with one in each turn of the event loop', async () => {
  const { begun, ask } = open(10, 10)
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  await turnOfLoop()
  expect(begun).toEqual(['a1'])
  await turnOfLoop()
  expect(begun).toEqual(['a1', 'a2'])
})

it('works on a bounded number of one client, and refuses what its line does not hold', async () => {
  const { begun, ask, settled, end } = open(2, 1)
  const first = ask('a', 'a1')
  await settled()
  void ask('a', 'a2')
  await settled()
  const third = ask('a', 'a3')
  expect(await ask('a', 'a4')).toBeUndefined()
  void ask('b', 'b1')
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  end('a1')
  expect(await first).toBe('answer to a1')
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  end('a3')
  expect(await third).toBe('answer to a3')
})

it('drops what nobody waits for any more', async () => {
  const { begun, ask, settled, end } = open(1, 10)
  const leaving = new AbortController()
  void ask('a', 'a1')
  await settled()
  const left = ask('a', 'a2', leaving.signal)
  void ask('a', 'a3')
  leaving.abort()
  expect(await left).toBeUndefined()
  expect(await ask('a', 'a4', leaving.signal)).toBeUndefined()
  end('a1')
  await settled()
  expect(begun).toEqual(['a1', 'a3'])
})

it('frees the place of work that fails', async () => {
  const turns = createClientTurns({ atOnce: 1, inLine: 1 })
  await expect(turns('a', here, () => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  expect(await turns('a', here, () => Promise.resolve('page'))).toBe('page')
})
