import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { eventually } from '#tests/setup/eventually.ts'
import { createLongWork, PageBody } from './page-body.ts'

const page = Buffer.from(
  Array.from({ length: 2_000 }, (_, at) => `<li data-at="${at}">Boot ${(at * 7_919) % 613}</li>`).join('\n'),
)

const brotliOf = (body: PageBody): Buffer => {
  const sent = body.ready('br')
  if (sent?.encoding !== 'br') throw new Error('brotli is not ready')
  return sent.bytes
}

const opened = async (now = () => 0) => {
  const grown = vi.fn()
  const longWork = createLongWork(now)
  const body = new PageBody(page, 'text/html', grown, longWork)
  await body.for('br')
  return { body, grown, longWork }
}

it('makes what is sent often as small as it can be, and sends what it has meanwhile', async () => {
  const { body, grown } = await opened()
  const before = brotliOf(body)
  for (let sent = 0; sent < 10; sent += 1) expect(brotliOf(body)).toBe(before)
  await eventually(() => expect(brotliOf(body).length).toBeLessThan(before.length))
  expect(brotliDecompressSync(brotliOf(body))).toEqual(page)
  expect(body.size).toBe(brotliOf(body).length)
  expect(grown).toHaveBeenCalledTimes(2)
  const after = brotliOf(body)
  for (let sent = 0; sent < 10; sent += 1) expect(brotliOf(body)).toBe(after)
})

it('holds the bytes that it counts and no more, in each encoding', async () => {
  const { body } = await opened()
  const encodings = ['br', 'zstd', 'gzip']
  const sent = await Promise.all(encodings.map(async (encoding) => (await body.for(encoding)).bytes))
  for (const bytes of sent) expect(bytes.buffer.byteLength).toBe(bytes.length)
  expect(body.size).toBe(sent.reduce((sum, { length }) => sum + length, 0))
})

it('leaves alone what is sent seldom', async () => {
  const { body, grown } = await opened()
  const before = brotliOf(body)
  for (let sent = 0; sent < 3; sent += 1) expect(brotliOf(body)).toBe(before)
  await new Promise((done) => setTimeout(done, 50))
  expect(brotliOf(body)).toBe(before)
  expect(grown).toHaveBeenCalledTimes(1)
})

it('takes long for one body at a time, and for a tenth of the time', async () => {
  let now = 0
  const take = createLongWork(() => now)
  const done: string[] = []
  const ended = Promise.withResolvers<undefined>()
  const first = take(async () => {
    await ended.promise
    now = 200
    done.push('first')
  })
  await take(async () => void done.push('meanwhile'))
  ended.resolve(undefined)
  await first
  now = 1_999
  await take(async () => void done.push('too early'))
  now = 2_000
  await take(async () => void done.push('second'))
  expect(done).toEqual(['first', 'second'])
})

it('goes on after a work that failed', async () => {
  const take = createLongWork(() => 0)
  await expect(take(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  const work = vi.fn(() => Promise.resolve())
  await take(work)
  expect(work).toHaveBeenCalledOnce()
})
