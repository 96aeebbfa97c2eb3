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
const fails = (fetching: Promise<Response>) => expect(fetching).rejects.toThrow()

describe('a service that is down', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['refuses connections', broken],
    ['answers 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['sends a body without end', () => Promise.resolve(new Response('x'.repeat(1_001)))],
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

it('hands on statuses that concern one resource alone, however many', async () => {
  const { service, remoteFetch } = serviceThat(() => Promise.resolve(new Response('', { status: 500 })))
  for (let times = 0; times < 9; times += 1) expect((await remoteFetch(url)).status).toBe(500)
  expect(service.requests).toBe(9)
})

it('hands on a response without a body', async () => {
  const { remoteFetch } = serviceThat(() => Promise.resolve(new Response(null, { status: 204 })))
  expect((await remoteFetch(url)).status).toBe(204)
})

it('follows no redirect', async () => {
  let redirect = ''
  const { remoteFetch } = serviceThat((request) => {
    ;({ redirect } = request)
    return good()
  })
  await remoteFetch(url)
  expect(redirect).toBe('error')
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
