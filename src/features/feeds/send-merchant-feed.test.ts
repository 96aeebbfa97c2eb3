import { expect, it, vi } from 'vitest'
import { ok } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import { createPictureUrls } from '#src/components/picture/picture-url.ts'
import { sites } from '#src/contract/sites.ts'
import { soldShoe } from '#tests/fixtures/sold-product.ts'
import { sendMerchantFeed } from './send-merchant-feed.ts'

const minute = 60_000

const openShop = () => {
  let read = 0
  function reply<T>(): T
  function reply(): unknown {
    read += 1
    return ok({ products: [soldShoe] })
  }
  const call: Client['call'] = () => Promise.resolve(reply())
  const send = async (preview?: App.Locals['preview']) => {
    const locals = { call, pictures: createPictureUrls(), site: sites[0], preview }
    const response = await sendMerchantFeed({
      locals,
      url: new URL('https://shop.test/en-us/feeds/products.xml'),
    })
    await response.text()
    return response.headers.get('cache-control')
  }
  return { send, read: () => read }
}

it('holds a feed for a quarter of an hour, and none that an editor previews', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:00.000Z') })
  try {
    const { send, read } = openShop()
    const instant = '2026-12-01T00:00:00.000Z'
    const preview = { instant, isFixed: true, isUnreadable: false, timeZone: 'Europe/Berlin' }
    await send(preview)
    expect(await send()).toBe('public, max-age=900')
    expect(read()).toBe(2)
    vi.setSystemTime(Date.now() + 5 * minute)
    expect(await send()).toBe('public, max-age=600')
    expect(read()).toBe(2)
    await send(preview)
    expect(read()).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})
