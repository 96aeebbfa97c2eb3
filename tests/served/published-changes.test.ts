import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { words, writeScheduledContent } from '#tests/fixtures/scheduled-content.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { test } from './served-shop.ts'

/** Enough for a busy shop to be seen before. */
const soonMs = 12_000

/** What comes within seconds is asked for without keeping the shop from all else. */
const often = { timeout: 60_000, interval: 250 }

// Both wait for an instant, so they wait together.
test.concurrent(
  'published answers say when they next change, and no cache may hold them longer',
  async ({ data }) => {
    const content = join(data, 'content')
    await writeScheduledContent(content)
    const shop = await startShop(data, {
      CONTENT_FOLDER: content,
      WELT_PREVIEW_KEY: 'a key that editors know',
    })
    const soon = new Date(Date.now() + soonMs).toISOString()
    const page = {
      id: 'x',
      slug: 'soon',
      sections: [{ name: 'main', items: [words('here', { expireAt: soon })] }],
    }
    await writeFile(join(content, 'en/page/soon.json'), JSON.stringify(page))
    const before = await fetch(`${shop.url}/en-us/soon`)
    expect(await before.text()).toContain('<p>here</p>')
    expect(before.headers.get('x-next-change')).toBe(soon)
    const shared = Number(/s-maxage=(\d+)/.exec(before.headers.get('cache-control') ?? '')?.[1])
    expect(shared).toBeLessThanOrEqual(soonMs / 1000)
    const tag = before.headers.get('etag') ?? ''
    const requested = { headers: { 'if-none-match': tag } }
    expect((await fetch(`${shop.url}/en-us/soon`, requested)).status).toBe(304)
    await expect.poll(async () => (await fetch(`${shop.url}/en-us/soon`, requested)).status, often).toBe(200)
    const after = await fetch(`${shop.url}/en-us/soon`)
    expect(await after.text()).not.toContain('<p>here</p>')
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon))
    expect((await fetch(`${shop.url}/publish/caas/v1/canvas/page/en-us/later`)).status).toBe(404)
    expect((await fetch(`${shop.url}/preview/caas/v1/canvas/page/en-us/home`)).status).toBe(401)
    await shop.end('SIGTERM')
  },
)

test.concurrent('a list of stories is held no longer than until one of them is over', async ({ data }) => {
  const content = join(data, 'content')
  await cp('demo/content', content, { recursive: true })
  const shop = await startShop(data, { CONTENT_FOLDER: content })
  const file = join(content, 'en/page/stories/the-welt.json')
  const story: unknown = JSON.parse(await readFile(file, 'utf8'))
  const soon = new Date(Date.now() + soonMs).toISOString()
  await writeFile(file, JSON.stringify(Object.assign({}, story, { expireAt: soon })))
  const stories = async () => {
    const answer = await fetch(`${shop.url}/en-us/stories`)
    return { until: answer.headers.get('x-next-change'), html: await answer.text() }
  }
  const before = await stories()
  expect(before.until).toBe(soon)
  const list = (html: string) => /data-results[^]*?data-more/.exec(html)?.[0] ?? ''
  expect(list(before.html)).toContain('/en-us/stories/the-welt')
  await expect.poll(async () => list((await stories()).html), often).not.toContain('/en-us/stories/the-welt')
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon))
  expect((await stories()).until).not.toBe(soon)
  await shop.end('SIGTERM')
})
