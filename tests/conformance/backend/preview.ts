import { expect, it } from 'vitest'
import { opening, previewKey, type Shop } from './shop.ts'
import { createVisitor, refusal } from './visitor.ts'

/** Who may ask for content that is not published, and for another instant. */
export const describePreview = (shop: () => Shop): void => {
  const page = '/preview/caas/v1/canvas/page/en-us/help/returns'
  const get = (path: string, headers: Record<string, string> = {}) =>
    createVisitor(shop().backend).send('GET', path, { headers })

  it('refuses previews to who is no editor', async () => {
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
    const asked = '2027-01-01T01:00:00+01:00'
    const preview = { 'x-preview-date': asked, 'x-auth-access-key': previewKey }
    shop().asked.length = 0
    await get(page, preview)
    await get('/publish/caas/v1/canvas/page/en-us/help/returns', { 'x-preview-date': asked })
    expect(shop().asked).toEqual([
      { siteId: 'en-us', mode: 'preview', instant: '2027-01-01T00:00:00.000Z' },
      { siteId: 'en-us', mode: 'publish', instant: opening },
    ])
    await refusal(await get(page, { ...preview, 'x-preview-date': 'soon' }), 'ATTR200')
  })
}
