import { beforeEach, describe, expect, it } from 'vitest'
import { createDeadline } from '#src/base/deadline.ts'
import { err, ok } from '#src/base/result.ts'
import type { ContentRequest } from './content-adapter.ts'
import { createRemoteReader } from './remote-reader.ts'

const url = 'https://content.example/home'
const headers = {}
const request: ContentRequest = { siteId: 'en-us', mode: 'publish', instant: '2026-06-01T12:00:00.000Z' }
const unavailable = { ok: false, error: { kind: 'unavailable' } }

const saying = (words: string) => () => Promise.resolve(Response.json({ words }))
const hanging = () => new Promise<Response>(() => undefined)
const failing = () => Promise.reject(new Error('connection refused'))
const absent = () => Promise.resolve(new Response('', { status: 404 }))

let service: () => Promise<Response>
let requests: number
let time: number
let faults: string[]
beforeEach(() => {
  service = saying('first')
  requests = 0
  time = 0
  faults = []
})

const open = () => {
  const read = createRemoteReader<object>({
    read: (json) =>
      typeof json === 'object' && json !== null ? ok(json) : err({ kind: 'unreadable', reason: 'no object' }),
    log: ({ reason }) => faults.push(reason),
    fetch: () => {
      requests += 1
      return service()
    },
    freshMs: 1_000,
    staleMs: 60_000,
    now: () => time,
  })
  return (deadlineMs?: number) =>
    read({
      url,
      headers,
      request: { ...request, deadline: deadlineMs === undefined ? undefined : createDeadline(deadlineMs) },
    })
}

/** Reads once so that there is a copy, and lets so much time pass. */
const warm = async (passed: number) => {
  const read = open()
  await read()
  time += passed
  return read
}

describe('a copy', () => {
  it('is used without asking while it is fresh', async () => {
    const read = await warm(999)
    service = saying('second')
    expect(await read()).toEqual({ ok: true, value: { words: 'first' } })
    expect(requests).toBe(1)
  })

  it('is used at once while it is stale, and renewed in the background', async () => {
    const read = await warm(1_000)
    const answer = Promise.withResolvers<Response>()
    service = () => answer.promise
    expect(await read()).toEqual({ ok: true, value: { words: 'first' } })
    expect(await read()).toEqual({ ok: true, value: { words: 'first' } })
    expect(requests).toBe(2)
    answer.resolve(Response.json({ words: 'second' }))
    await expect.poll(() => read()).toEqual({ ok: true, value: { words: 'second' } })
  })

  it('is not used without waiting once it is old', async () => {
    const read = await warm(60_000)
    service = saying('second')
    expect(await read(60_000)).toEqual({ ok: true, value: { words: 'second' } })
  })

  it.each([
    ['hangs', hanging],
    ['fails', failing],
    ['sends what cannot be read', () => Promise.resolve(new Response('<html>'))],
    ['answers 500', () => Promise.resolve(new Response('{}', { status: 500 }))],
  ])('stands in however old it is when the service %s', async (_, trouble) => {
    const read = await warm(3_600_000)
    service = trouble
    expect(await read(10)).toEqual({ ok: true, value: { words: 'first' } })
  })

  it('is the same object while the response stays the same', async () => {
    const read = await warm(60_000)
    const before = await read()
    time += 60_000
    const after = await read()
    expect(requests).toBe(3)
    expect(after.ok && before.ok && after.value === before.value).toBe(true)
  })

  it('is replaced once a service that was down is back', async () => {
    const read = await warm(60_000)
    service = failing
    await read()
    service = saying('second')
    time += 60_000
    expect(await read()).toEqual({ ok: true, value: { words: 'second' } })
  })
})

describe('without a copy', () => {
  it('a service that hangs costs no more than the request’s deadline', async () => {
    service = hanging
    const begun = performance.now()
    expect(await open()(10)).toMatchObject(unavailable)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it('a slow response comes too late for one request and serves the next', async () => {
    const answer = Promise.withResolvers<Response>()
    service = () => answer.promise
    const read = open()
    expect(await read(10)).toMatchObject(unavailable)
    answer.resolve(Response.json({ words: 'late' }))
    await expect.poll(() => read(10)).toEqual({ ok: true, value: { words: 'late' } })
    expect(requests).toBe(1)
  })

  it('a service that fails is asked again after a while, not by every visitor', async () => {
    service = failing
    const read = open()
    expect(await read()).toMatchObject(unavailable)
    expect(await read()).toMatchObject(unavailable)
    expect(requests).toBe(1)
    time += 1_000
    service = saying('back')
    expect(await read()).toEqual({ ok: true, value: { words: 'back' } })
  })

  it('a service that goes on failing is logged once', async () => {
    service = failing
    const read = open()
    for (let times = 0; times < 5; times += 1) {
      await read()
      time += 1_000
    }
    expect(requests).toBe(5)
    expect(faults).toEqual(['connection refused'])
  })
})

describe('an entry that is not there', () => {
  it('is asked for once by many, and again in the background', async () => {
    service = absent
    const read = open()
    await Promise.all([read(), read(), read()])
    expect(requests).toBe(1)
    time += 1_000
    service = saying('there now')
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'notFound' } })
    await expect.poll(() => read()).toEqual({ ok: true, value: { words: 'there now' } })
  })

  it('is not known to be absent once the service has been down for long', async () => {
    service = absent
    const read = await warm(60_000)
    service = failing
    expect(await read()).toMatchObject(unavailable)
  })
})

it('keeps nothing of a preview', async () => {
  const read = createRemoteReader({
    read: ok,
    log: () => undefined,
    fetch: () => Promise.resolve(Response.json((requests += 1))),
  })
  const preview = { url, headers, request: { ...request, mode: 'preview' } as const }
  expect(await read(preview)).toEqual({ ok: true, value: 1 })
  expect(await read(preview)).toEqual({ ok: true, value: 2 })
})
