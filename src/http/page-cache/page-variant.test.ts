import { expect, it } from 'vitest'
import { PageRecord } from './page-record.ts'
import { sizeOfVariant, variantOf, type RenderedPage } from './page-variant.ts'

const sizeOf = async (headers: Record<string, string>, { tags = 0, reads = 0, body = 'first' } = {}) => {
  const record = new PageRecord()
  record.note(Array.from({ length: tags }, (_, at) => `product/BOOT-${at}`))
  for (let at = 0; at < reads; at += 1)
    record.contentReads.set(`page/${at}`, {
      again: async () => ({ ok: true, value: undefined }),
      seen: { ok: true, value: undefined },
    })
  const page: RenderedPage = { record, facts: new Map(), isPersonal: false }
  const response = new Response(body, { headers: { 'content-type': 'text/html', ...headers } })
  return sizeOfVariant(await variantOf(response, page, { now: 0, grown: () => undefined }))
}

it('counts the body, the headers, the tags and the content of a page', async () => {
  const plain = await sizeOf({})
  expect(await sizeOf({}, { body: 'x'.repeat(10_005) })).toBe(plain + 10_000)
  const policy = "script-src 'self' ".repeat(200)
  expect(await sizeOf({ 'content-security-policy': policy })).toBeGreaterThan(plain + policy.trim().length)
  // Each tag is held in the set, and in the text of a header.
  expect(await sizeOf({}, { tags: 100 })).toBeGreaterThan(plain + 100 * 2 * 'product/BOOT-1'.length)
  expect(await sizeOf({}, { reads: 10 })).toBeGreaterThan(plain + 10 * 'page/1'.length)
})
