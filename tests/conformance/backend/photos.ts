import { expect, it } from 'vitest'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

/** The social photo service, embedded. */
export const describePhotos = (shop: () => Shop): void => {
  const visitor = () => createVisitor(shop().backend)
  const recent = 'GET /api/photos/v1/streams/media/recent'
  const mediaId = 'camp-two'

  it('shows photos newest first, page by page', async () => {
    const all = await visitor().call(recent, {})
    const taken = all.media.map(({ takenAt }) => takenAt)
    expect(taken).toEqual(taken.toSorted().reverse())
    const second = await visitor().call(recent, { query: { limit: 2, offset: 2 } })
    expect(second.media).toEqual(all.media.slice(2, 4))
    expect(second.total).toBe(all.total)
  })

  it('shows photos by product, category, stream and customer', async () => {
    const withBoot = await visitor().call(recent, { query: { tag: 'MW1201HB' } })
    expect(withBoot.media.length).toBeGreaterThan(0)
    expect(withBoot.media.every(({ tags }) => tags.includes('MW1201HB'))).toBe(true)
    expect(await visitor().call(recent, { query: { tag: 'ZZ9999ZZ' } })).toEqual({ media: [], total: 0 })

    const category = 'GET /api/photos/v1/categories/media/recent'
    const coast = await visitor().call(category, { query: { category: 'coast' } })
    expect(coast.media.every(({ categories }) => categories.includes('coast'))).toBe(true)

    const stream = 'GET /api/photos/v1/streams/{streamId}/media/recent'
    expect((await visitor().call(stream, { path: { streamId: 'walks' } })).total).toBe(12)
    await visitor().refused('PHO404', stream, { path: { streamId: 'none' } })

    const customer = 'GET /api/photos/v1/customers/{customerId}/media/recent'
    expect((await visitor().call(customer, { path: { customerId: 'ines-k' } })).total).toBe(2)
    await visitor().refused('PHO404', customer, { path: { customerId: 'nobody' } })
  })

  it('describes photos in the language of the site, by every way to them', async () => {
    const query = { limit: 50 }
    const lists = (locale: string) =>
      Promise.all([
        visitor().call(recent, { query }, locale),
        visitor().call('GET /api/photos/v1/categories/media/recent', { query }, locale),
        visitor().call(
          'GET /api/photos/v1/streams/{streamId}/media/recent',
          { path: { streamId: 'walks' }, query },
          locale,
        ),
        visitor().call(
          'GET /api/photos/v1/customers/{customerId}/media/recent',
          { path: { customerId: 'lena-b' }, query },
          locale,
        ),
      ])
    const described = async (locale: string) =>
      (await lists(locale)).map(({ media }) => media.find(({ id }) => id === mediaId)?.picture.alt)
    const everywhere = (alt: string) => [alt, alt, alt, alt]
    expect(await described('de-de')).toEqual(everywhere('Ein Lagerfeuer unter dem Nachthimmel'))
    expect(await described('fr-ca')).toEqual(everywhere('Un feu de camp sous le ciel nocturne'))
    expect(await described('en-gb')).toEqual(everywhere('A campfire under a night sky'))
  })

  it('tells the streams of a photo', async () => {
    const streams = 'GET /api/photos/v1/media/{mediaId}/streams'
    expect(await visitor().call(streams, { path: { mediaId } })).toEqual({
      streams: [{ id: 'walks' }, { id: 'camp' }, { id: 'weather' }],
    })
    await visitor().refused('PHO404', streams, { path: { mediaId: 'none' } })
  })

  it('takes reports of photos there are', async () => {
    const report = 'POST /api/photos/v1/media/{mediaId}/reports'
    const body = { reason: 'person', message: 'That is my daughter.' } as const
    const { reportId } = await visitor().call(report, { path: { mediaId }, body })
    expect(reportId).not.toBe('')
    await visitor().refused('PHO404', report, { path: { mediaId: 'none' }, body })
    const refused = await visitor().send('POST', `/api/photos/v1/media/${mediaId}/reports`, {
      body: { reason: 'boring' },
    })
    expect(refused.status).toBe(400)
  })

  it('keeps stashes, users and the photos they give', async () => {
    const stash = 'POST /api/photos/v1/stashes'
    await visitor().call(stash, { body: { mediaIds: [mediaId, 'low-tide'] } })
    await visitor().refused('PHO404', stash, { body: { mediaIds: [mediaId, 'none'] } })

    const { userId } = await visitor().call('POST /api/photos/v1/users', { body: { name: 'Ada' } })
    const give = 'POST /api/photos/v1/users/{userId}/media'
    const picture = { publicId: 'scenes/forest-path/tall', alt: '', width: 1200, height: 1500 }
    const body = { picture, caption: 'Out.' }
    expect(await visitor().call(give, { path: { userId }, body })).toMatchObject({ status: 'pending' })
    const nobody = '00000000-0000-4000-8000-000000000000'
    await visitor().refused('PHO404', give, { path: { userId: nobody }, body })
  })
}
