import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startShop } from '#tests/setup/shop-process.ts'
import { expect, test } from './shop-test.ts'

test.describe.configure({ timeout: 120_000 })

test('with broken content files every page can still be read', async ({ page, data }) => {
  const content = join(data, 'content')
  await cp('demo/content', content, { recursive: true })
  const landing =
    (await readdir(join(content, 'en/page'))).find((name) => /^(?!home|error).+\.json$/.test(name)) ?? ''
  const shop = await startShop(data, { CONTENT_FOLDER: content })

  await writeFile(join(content, 'en/menu.json'), '{ "name": "menu", ')
  await writeFile(join(content, 'en/footer.json'), '[]')
  await page.goto(`${shop.url}/en-us`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await writeFile(join(content, 'en/page', landing), 'not JSON at all')
  const broken = await fetch(`${shop.url}/en-us/${landing.replace('.json', '')}`)
  const text = await broken.text()
  expect(text).toContain('<h1')
  expect(text).not.toMatch(/SyntaxError|node_modules|\bat .+:\d+:\d+/)

  await page.close()
  await shop.end('SIGTERM')
})
