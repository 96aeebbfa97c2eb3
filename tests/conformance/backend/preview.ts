import { expect, it } from 'vitest'
import { z } from 'zod'
import { opening, previewKey, type Shop } from './shop.ts'
import { createVisitor, refusal } from './visitor.ts'

/** What of a product its badge's schedule decides. */
const badgeSchema = z
  .object({
    id: z.string(),
    badge: z.object({ id: z.string() }).optional(),
    since: z.string().optional(),
    until: z.string().optional(),
  })
  .transform(({ badge, id, since, until }) => ({ id, badge: badge?.id, since, until }))

/** Who may ask for content that is not published, and for another instant. */
export const describePreview = (shop: () => Shop): void => {
  const page = '/preview/caas/v1/canvas/page/en-us/help/returns'
  const get = (path: string, headers: Record<string, string> = {}) =>
    createVisitor(shop().backend).send('GET', path, { headers })

  it('refuses previews to anyone but an editor', async () => {
    await refusal(await get(page), 'AUT404')
    await refusal(await get(page, { 'x-auth-access-key': 'a wrong key' }), 'AUT404')
    await refusal(await get(page, { cookie: 'welt_editor=forged' }), 'AUT404')
    await refusal(await get('/preview/nothing'), 'AUT404')
  })

  it('gives them to services that send the key, and keeps none', async () => {
    const answer = await get(page, { 'x-auth-access-key': previewKey })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('answers for the instant an editor asks for, and for now to all others', async () => {
    const requested = '2027-01-01T01:00:00+01:00'
    const preview = { 'x-preview-date': requested, 'x-auth-access-key': previewKey }
    shop().requested.length = 0
    await get(page, preview)
    await get('/publish/caas/v1/canvas/page/en-us/help/returns', { 'x-preview-date': requested })
    expect(shop().requested).toEqual([
      { siteId: 'en-us', mode: 'preview', instant: '2027-01-01T00:00:00.000Z' },
      { siteId: 'en-us', mode: 'publish', instant: opening },
    ])
    shop().requested.length = 0
    await get('/fapi/components/footer', { ...preview, 'x-locale': 'en-us' })
    await get('/fapi/components/footer', { 'x-preview-date': requested, 'x-locale': 'en-us' })
    expect(shop().requested).toEqual([
      { siteId: 'en-us', mode: 'preview', instant: '2027-01-01T00:00:00.000Z' },
      { siteId: 'en-us', mode: 'publish', instant: opening },
    ])
    await refusal(await get(page, { ...preview, 'x-preview-date': 'soon' }), 'ATTR200')
  })

  it.each([
    ['2026-04-30T21:59:59.999Z', undefined, undefined, '2026-04-30T22:00:00.000Z'],
    ['2026-04-30T22:00:00.000Z', 'SALE', '2026-04-30T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
    ['2026-06-30T21:59:59.999Z', 'SALE', '2026-04-30T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
    ['2026-06-30T22:00:00.000Z', undefined, '2026-06-30T22:00:00.000Z', undefined],
    [opening, 'SALE', '2026-04-30T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
  ])(
    'shows a badge within its schedule, in previews and as time goes by: %s',
    async (instant, id, since, until) => {
      const boot = { id: 'FELLBOOT1', badge: id, since, until }
      const preview = { 'x-preview-date': instant, 'x-auth-access-key': previewKey }
      for (const headers of [preview, {}]) {
        if (headers !== preview) shop().setTime(instant)
        const details: unknown = await (await get('/products/v2/products/FELLBOOT1/details', headers)).json()
        expect(badgeSchema.parse(details)).toEqual(boot)
        const listing: unknown = await (
          await get('/products/v2/catalog?productIds=FELLBOOT1', headers)
        ).json()
        expect(z.object({ products: z.array(badgeSchema) }).parse(listing)).toEqual({ products: [boot] })
      }
      shop().setTime(opening)
    },
  )
}
