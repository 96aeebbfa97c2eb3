import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { clientHeader } from '#src/contract/headers.ts'
import { createConsentStore } from '#src/backend/consent/consent-store.ts'
import { purgeAt } from './purging.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const record = 'POST /consents/v1/consent'
const choice = {
  version: '202611.2.0',
  source: 'banner',
  categories: { C0002: true, C0003: false, C0004: false },
} as const

/** Proofs of consent. */
export const describeConsent = (shop: () => Shop): void => {
  const visitor = () => createVisitor(shop().backend)
  const recordsOf = (consentId: string) => createConsentStore(shop().database.sql).recordsOf(consentId)

  it('keeps each choice with its instant, site, version and source', async () => {
    const consentId = '0f8c2f4e-5a44-4d0a-9d59-2e1d7cf3a001'
    const first = { ...choice, consentId }
    expect(await visitor().call(record, { body: first }, 'de-de')).toEqual({ consentId, recordedAt: opening })
    const later = { ...first, source: 'dialog', categories: { ...choice.categories, C0002: false } } as const
    await visitor().call(record, { body: later }, 'fr-ca')
    const [one, two, ...others] = await recordsOf(consentId)
    expect(others).toEqual([])
    expect(one).toMatchObject({ ...first, site: 'de-de' })
    expect(two).toMatchObject({ ...later, site: 'fr-ca' })
    expect(Date.parse(one?.recordedAt ?? '')).toBe(Date.parse(opening))
  })

  it('keeps nothing of the chooser besides the random id', async () => {
    const { rows } = await shop().database.sql.execute(
      sql`select column_name from information_schema.columns where table_name = 'consent_record'`,
    )
    expect(rows.map((row) => row['column_name']).toSorted()).toEqual(
      ['categories', 'consent_id', 'id', 'recorded_at', 'site', 'source', 'version'].toSorted(),
    )
  })

  it('refuses what is no choice', async () => {
    const send = (body: object) => visitor().send('POST', '/consents/v1/consent', { body })
    const good = { ...choice, consentId: 'browser-1' }
    for (const wrong of [
      { ...good, consentId: 'jane@example.com' },
      { ...good, source: 'guess' },
      { ...good, version: 'latest' },
      { ...good, categories: { C0002: true } },
    ])
      expect((await send(wrong)).status).toBe(400)
    expect(await recordsOf('browser-1')).toEqual([])
  })

  it('bounds what one client may have kept', async () => {
    const headers = { [clientHeader]: '203.0.113.61' }
    const body = { ...choice, consentId: 'browser-flood' }
    const responses = await Promise.all(
      Array.from({ length: 610 }, () => visitor().send('POST', '/consents/v1/consent', { headers, body })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(600)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('deletes proofs after three years, and none before', async () => {
    const consentId = 'browser-purged'
    await visitor().call(record, { body: { ...choice, consentId } })
    const purgeIn = (year: number) =>
      purgeAt(shop(), 'consent-records', opening.replace(/^\d{4}/, String(year)))
    const year = Number(opening.slice(0, 4))
    await purgeIn(year + 2)
    expect(await recordsOf(consentId)).toHaveLength(1)
    await purgeIn(year + 4)
    expect(await recordsOf(consentId)).toEqual([])
  })
}
