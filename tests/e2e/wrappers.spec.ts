import { createServer, type RequestListener } from 'node:http'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { painted } from '#tests/setup/page-time.ts'
import { startShop, type ShopProcess } from '../../scripts/shop-process.ts'
import { expect, test } from './shop-test.ts'

const words = (text: string) => ({ type: 'rich-text', richText: `<p>${text}</p>` })
const byCart = (filled: object[], empty: object[]) => ({
  type: 'segmentation',
  segments: [{ id: 'cart-not-empty', targets: filled }],
  baselines: empty,
})
const experiment = (name: string) => ({
  type: 'experience',
  experienceId: name,
  trackingEvent: `${name}_seen`,
  variants: [{ variantId: 'b', targets: [words(`${name} b`)] }],
  baselines: [words(`${name} as ever`)],
})
const tile = (title: string) => ({
  type: 'menu-tile',
  title,
  media: { publicId: 'scenes/forest-path/tall', width: 1200, height: 1500, alt: '' },
  mediaTarget: { url: '/c/women-1000' },
})

/** A shop with two wrappers on a page, one of them with an experience within, and one in a panel of the menu. */
const wrapperShop = async (data: string, env: Record<string, string> = {}): Promise<ShopProcess> => {
  const content = join(data, 'content')
  await cp('demo/content', content, { recursive: true })
  const write = (file: string, items: object[]) =>
    writeFile(
      join(content, 'en', file),
      JSON.stringify({ id: file, slug: file, sections: [{ name: 'main', items }] }),
    )
  await write('page/variants.json', [
    { type: 'hero-banner', title: 'Variants', titleH1: true },
    byCart([words('first filled'), experiment('inner')], [words('first empty')]),
    byCart([words('second filled')], [words('second empty'), words('and more')]),
    experiment('outer'),
  ])
  await write('menu.json', [
    {
      type: 'mega-menu',
      items: [
        {
          id: 'care',
          title: 'Care',
          target: { url: '/stories' },
          columns: [{ children: [{ title: 'Shoes', links: [{ text: 'Boots', url: '/c/women-1000' }] }] }],
          tiles: [byCart([tile('Tile filled')], [tile('Tile empty')])],
        },
      ],
    },
  ])
  const arms = [{ weight: 0 }, { variantId: 'b', weight: 1 }]
  const experiments = ['inner', 'outer'].map((experienceId) => ({ experienceId, arms }))
  await writeFile(join(data, 'experiments.json'), JSON.stringify({ experiments }))
  return startShop(data, {
    CONTENT_FOLDER: content,
    EXPERIMENTS_FILE: join(data, 'experiments.json'),
    ...env,
  })
}

const knownVisitor = async (page: Page, url: string): Promise<void> =>
  page.context().addCookies([{ name: 'welt_visitor_id', value: 'visitor-12345', url }])

const setUnits = (page: Page, units: number): Promise<void> =>
  page.evaluate((value) => {
    document.cookie = `welt_visitor=${encodeURIComponent(JSON.stringify({ cartId: 'c', units: value }))}; path=/`
    window.dispatchEvent(new CustomEvent('welt:cart', { detail: { units: value } }))
  }, units)

test('two wrappers, one within another and one in the menu swap when the cart fills, and back', async ({
  page,
  data,
  expectAccessible,
}) => {
  const shop = await wrapperShop(data)
  await knownVisitor(page, shop.url)
  await page.goto(`${shop.url}/en-us/variants`, { waitUntil: 'networkidle' })
  await expect(page.getByText('first empty')).toBeVisible()
  await page.getByText('Care', { exact: true }).click()
  await expect(page.getByText('Tile empty')).toBeVisible()

  await setUnits(page, 1)
  for (const text of ['first filled', 'inner b', 'second filled', 'Tile filled'])
    await expect(page.getByText(text)).toBeVisible()
  for (const text of ['first empty', 'second empty', 'Tile empty'])
    await expect(page.getByText(text)).toHaveCount(0)
  await expect(page.locator('.mega-menu details')).toHaveAttribute('open')
  await expectAccessible('.mega-menu')

  await setUnits(page, 0)
  for (const text of ['first empty', 'second empty', 'Tile empty'])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('inner b')).toHaveCount(0)

  await expect(page.getByText('outer b')).toHaveCount(1)
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('welt:decide', { detail: { decisions: { outer: 'baselines' } } })),
  )
  await expect(page.getByText('outer as ever')).toHaveCount(1)
  await expect(page.getByText('outer b')).toHaveCount(0)
  await page.close()
  await shop.end('SIGTERM')
})

test.describe('a decision engine elsewhere', () => {
  const questionSchema = z.object({
    customerId: z.string(),
    monetateId: z.string(),
    channel: z.string(),
    events: z.array(z.object({ experienceIds: z.array(z.string()).default([]) })),
  })

  /** An engine that answers after `delay` milliseconds that everyone sees b. */
  const startEngine = async (delay: () => number) => {
    const requested: z.infer<typeof questionSchema>[] = []
    const answer: RequestListener = (request, response) => {
      if (request.method === 'HEAD') {
        response.end()
        return
      }
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        const question = questionSchema.parse(JSON.parse(body))
        requested.push(question)
        const ids = question.events.flatMap(({ experienceIds }) => experienceIds)
        const actions = ids.map((experienceId) => ({
          actionType: 'experience',
          experienceId,
          variantId: 'b',
          participates: true,
        }))
        setTimeout(() => response.end(JSON.stringify({ actions })), delay()).unref()
      })
    }
    const server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return {
      origin: `http://127.0.0.1:${port}`,
      requested,
      close: () => {
        server.closeAllConnections()
        server.close()
      },
    }
  }

  /** Opens the page with what the engine decides. The first decision of a process that has just begun may come too late for its page. */
  const openDecided = (page: Page, shop: ShopProcess): Promise<void> =>
    expect(async () => {
      await page.goto(`${shop.url}/en-us/variants`, { waitUntil: 'networkidle' })
      await expect(page.getByText('outer b')).toBeVisible({ timeout: 1_000 })
    }).toPass()

  test('is heard within 150 ms; after that the baselines show, and nobody is counted', async ({
    page,
    data,
  }) => {
    let delay = 0
    const engine = await startEngine(() => delay)
    const shop = await wrapperShop(data, { DECISION_ORIGIN: engine.origin })
    await knownVisitor(page, shop.url)
    await openDecided(page, shop)
    expect(engine.requested[0]).toMatchObject({
      customerId: 'visitor-12345',
      monetateId: 'visitor-12345',
      channel: 'ECOMM',
    })
    await page.getByText('outer b').scrollIntoViewIfNeeded()
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? [])))
      .toContain('"name":"outer_seen","experienceId":"outer","variantId":"b"')

    delay = 60_000
    await page.evaluate(() => sessionStorage.clear())
    await setUnits(page, 1)
    // An engine that was waited for would have the page take that long.
    const html = await (
      await page.request.get(`${shop.url}/en-us/variants`, {
        headers: { accept: 'text/html' },
        timeout: delay,
      })
    ).text()
    expect(html).toContain('outer as ever')
    expect(html).toContain('inner as ever')
    expect(html).toContain('&quot;by&quot;:&quot;failed&quot;')
    await page.goto(`${shop.url}/en-us/variants`, { waitUntil: 'networkidle' })
    await page.getByText('outer as ever').scrollIntoViewIfNeeded()
    await painted(page)
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))).not.toContain('experience_view')
    await page.close()
    await shop.end('SIGTERM')
    engine.close()
  })

  test('may be another Welt', async ({ page, data }) => {
    const engine = await wrapperShop(join(data, 'engine'))
    const shop = await wrapperShop(join(data, 'shop'), { DECISION_ORIGIN: engine.url, EXPERIMENTS_FILE: '' })
    await knownVisitor(page, shop.url)
    await openDecided(page, shop)
    await page.close()
    await Promise.all([engine.end('SIGTERM'), shop.end('SIGTERM')])
  })
})
