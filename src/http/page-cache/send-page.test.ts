import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { PageRecord } from './page-record.ts'
import { variantOf, type PageVariant } from './page-variant.ts'
import { sendPage } from './send-page.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const pageOf = (record = new PageRecord()): Promise<PageVariant> =>
  variantOf(
    new Response('a page', { headers: { 'content-type': 'text/html' } }),
    { record, facts: new Map(), isPersonal: false },
    { now, grown: () => undefined },
  )

/** How long caches may hold a page, as its client is told. */
const cacheControlOf = async (variant: PageVariant): Promise<string | null> => {
  const server = createServer((incoming, outgoing) => {
    void sendPage(incoming, outgoing, { variant, status: 'hit' }, { now, always: [], named: undefined })
  })
  ends.push(() => server.close())
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  return response.headers.get('cache-control')
}

it('lets shared caches hold a page that is whole and still so', async () => {
  expect(await cacheControlOf(await pageOf())).toContain('s-maxage=60')
})

it('lets none hold a page in which something is missing', async () => {
  const record = new PageRecord()
  record.isIncomplete = true
  expect(await cacheControlOf(await pageOf(record))).toBe('private, no-cache')
})

it('lets none hold a page that was invalidated and is sent for want of a newer one', async () => {
  const variant = await pageOf()
  variant.isGood = false
  expect(await cacheControlOf(variant)).toBe('private, no-cache')
})
