import { expect, it } from 'vitest'
import { ok } from '#src/base/result.ts'
import { noContent } from '#tests/fixtures/no-content.ts'
import { isUnchanged, PageRecord, recordedContent } from './page-record.ts'

const request = { siteId: 'en-us', mode: 'publish', instant: '2026-03-01T12:00:00.000Z' } as const

it('knows content that changed between two looks of one rendering as changed', async () => {
  let entries = ok([])
  const content = { ...noContent, entries: async () => entries }
  const record = new PageRecord()
  const recorded = recordedContent(content, record)
  await recorded.entries(request)
  entries = ok([])
  await recorded.entries(request)
  expect(await isUnchanged(record.contentReads.values(), content, request)).toBe(false)
})

it('knows content that nobody changed as unchanged', async () => {
  const entries = ok([])
  const content = { ...noContent, entries: async () => entries }
  const record = new PageRecord()
  await recordedContent(content, record).entries(request)
  expect(await isUnchanged(record.contentReads.values(), content, request)).toBe(true)
})
