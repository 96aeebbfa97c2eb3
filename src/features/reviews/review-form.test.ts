import { expect, it } from 'vitest'
import { createClient } from '#src/client/client.ts'
import { sites } from '#src/contract/sites.ts'
import { openPurchases, openReview } from './review-form.ts'

const [site] = sites
const address = 'https://shop.example/en-us/reviews/write/FELLBOOT1'

/** A shop that answers the purchases of somebody so. */
const shopOf = (status: number, errorId = 'GEN500', consumerType = 'GUEST') => ({
  site,
  call: createClient({
    ...{ baseUrl: 'https://shop.example', locale: 'en-us', region: 'NORA', newId: () => 'id' },
    fetch: async (url) => {
      if (url.includes('/auth/token'))
        return Response.json({ consumerType, expiresAt: '2026-06-01T12:00:00.000Z' })
      return Response.json({ errorDetails: [{ errorId, message: '' }] }, { status })
    },
  }).call,
})

const found = (view: object) => ({ kind: 'found', view })

it('lets only buyers review, and tells those who are not signed in of signing in', async () => {
  const open = (consumerType: string) =>
    openReview(shopOf(403, 'REV403', consumerType), new Request(address), 'FELLBOOT1')
  expect(await open('GUEST')).toEqual(found({ step: 'noPurchase', isSignedIn: false }))
  expect(await open('CONSUMER')).toEqual(found({ step: 'noPurchase', isSignedIn: true }))
})

it('says of a link that it is too old, and of a product that it is reviewed', async () => {
  const mailed = new URL(`${address}?token=a-token`)
  expect(await openReview(shopOf(403, 'REV403'), new Request(mailed), 'FELLBOOT1')).toEqual(
    found({ step: 'late' }),
  )
  expect(await openPurchases(shopOf(403, 'REV403'), mailed)).toEqual(found({ step: 'late' }))
  expect(await openReview(shopOf(409, 'REV409'), new Request(address), 'FELLBOOT1')).toEqual(
    found({ step: 'reviewed' }),
  )
})

it.each([429, 500])('blames nobody where the shop does not say, as by %i', async (status) => {
  const mailed = new URL(`${address}?token=a-token`)
  const failed = { kind: 'failed', status: 503 }
  expect(await openReview(shopOf(status), new Request(address), 'FELLBOOT1')).toEqual(failed)
  expect(await openReview(shopOf(status), new Request(mailed), 'FELLBOOT1')).toEqual(failed)
  expect(await openPurchases(shopOf(status), mailed)).toEqual(failed)
})
