import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { createRemoteFetch } from './remote-fetch.ts'

const url = 'https://content.example/page'

/** A service that counts its requests and answers what the test says. */
const serviceThat = (answer: (request: Request) => Promise<Response>) => {
  const service = { requests: 0, answer }
  const remoteFetch = createRemoteFetch({
    service: 'content',
    log: silentLog,
    maxBytes: 1_000,
    concurrency: 2,
    fetch: (input, init) => {
      service.requests += 1
      return service.answer(new Request(input, init))
    },
  })
  return { service, remoteFetch }
}

const good = () => Promise.resolve(new Response('good'))
const broken = () => Promise.reject(new Error('connection refused'))
const late = () => Promise.reject(new DOMException('', 'TimeoutError'))
const fails = (fetching: Promise<Response>) => expect(fetching).rejects.toThrow()

describe('a service that is down', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['refuses connections', broken],
    ['answers 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['takes longer than the deadline', late],
  ])('is left alone after five failures in a row when it %s', async (_, answer) => {
    const { service, remoteFetch } = serviceThat(answer)
    for (let times = 0; times < 5; times += 1) await remoteFetch(url).catch(() => undefined)
    await fails(remoteFetch(url))
    expect(service.requests).toBe(5)
  })

  it('is tried by one request after a while, and used again once it answers', async () => {
    const { service, remoteFetch } = serviceThat(broken)
    for (let times = 0; times < 5; times += 1) await fails(remoteFetch(url))
    vi.setSystemTime(Date.now() + 31_000)
    const trial = Promise.withResolvers<Response>()
    service.answer = () => trial.promise
    const first = remoteFetch(url)
    await fails(remoteFetch(url))
    expect(service.requests).toBe(6)
    trial.resolve(new Response('back'))
    expect(await (await first).text()).toBe('back')
    service.answer = good
    expect((await remoteFetch(url)).ok).toBe(true)
  })

  it('does not stop requests to another origin', async () => {
    const { service, remoteFetch } = serviceThat(broken)
    for (let times = 0; times < 5; times += 1) await fails(remoteFetch(url))
    service.answer = good
    expect((await remoteFetch('https://preview.example/')).ok).toBe(true)
  })
})

it.each([
  ['a resource that fails', 500],
  ['one client that asks too often', 429],
])('hands on statuses that tell of %s alone, however many', async (_, status) => {
  const { service, remoteFetch } = serviceThat(() => Promise.resolve(new Response('', { status })))
  for (let times = 0; times < 9; times += 1) expect((await remoteFetch(url)).status).toBe(status)
  expect(service.requests).toBe(9)
})

const hangs = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () =>
      reject(new Error('aborted', { cause: request.signal.reason })),
    )
  })
const tooLarge = () => Promise.resolve(new Response('x'.repeat(1_001)))
const elsewhere = () =>
  Promise.resolve(new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }))

/** A request whose caller leaves while it is under way. */
const abandoned = async (remoteFetch: typeof fetch): Promise<void> => {
  const caller = new AbortController()
  const fetching = remoteFetch(url, { signal: caller.signal })
  caller.abort()
  await expect(fetching).rejects.toThrow('aborted')
}

describe('a service that is up', () => {
  it.each([
    ['responses are too large', tooLarge],
    ['redirects are refused', elsewhere],
  ])('is asked again however many of its %s', async (_, answer) => {
    const { service, remoteFetch } = serviceThat(answer)
    for (let times = 0; times < 9; times += 1) await fails(remoteFetch(url))
    expect(service.requests).toBe(9)
  })

  it('is asked again however many callers leave', async () => {
    const { service, remoteFetch } = serviceThat(hangs)
    for (let times = 0; times < 9; times += 1) await abandoned(remoteFetch)
    service.answer = good
    expect((await remoteFetch(url)).ok).toBe(true)
  })
})

describe('a trial whether a service is back', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const down = async () => {
    const { service, remoteFetch } = serviceThat(broken)
    for (let times = 0; times < 5; times += 1) await fails(remoteFetch(url))
    vi.setSystemTime(Date.now() + 31_000)
    return { service, remoteFetch }
  }

  it('is left to the next request by a caller who leaves', async () => {
    const { service, remoteFetch } = await down()
    service.answer = hangs
    await abandoned(remoteFetch)
    service.answer = broken
    await fails(remoteFetch(url))
    await fails(remoteFetch(url))
    expect(service.requests).toBe(7)
  })

  it('succeeds with a response that is refused', async () => {
    const { service, remoteFetch } = await down()
    service.answer = tooLarge
    await fails(remoteFetch(url))
    service.answer = good
    expect((await remoteFetch(url)).ok).toBe(true)
  })
})

it('hands on a response without a body', async () => {
  const { remoteFetch } = serviceThat(() => Promise.resolve(new Response(null, { status: 204 })))
  expect((await remoteFetch(url)).status).toBe(204)
})

it('follows no redirect', async () => {
  let redirect = ''
  const { remoteFetch } = serviceThat((request) => {
    ;({ redirect } = request)
    return elsewhere()
  })
  await expect(remoteFetch(url)).rejects.toThrow('redirects')
  expect(redirect).toBe('manual')
})

it('hands on a redirect to callers who ask for it', async () => {
  const { remoteFetch } = serviceThat(elsewhere)
  expect((await remoteFetch(url, { redirect: 'manual' })).status).toBe(302)
})

it('keeps few requests under way, lets some wait and refuses the rest', async () => {
  const gate = Promise.withResolvers<Response>()
  const { service, remoteFetch } = serviceThat(async () => (await gate.promise).clone())
  const all = Array.from({ length: 30 }, () => remoteFetch(url))
  const settled = Promise.allSettled(all)
  await Promise.resolve()
  expect(service.requests).toBe(2)
  gate.resolve(new Response('good'))
  const fulfilled = (await settled).filter(({ status }) => status === 'fulfilled')
  expect(fulfilled).toHaveLength(18)
})
