import { expect } from 'vitest'
import { z } from 'zod'
import { startShop } from '../../scripts/shop-process.ts'
import { test } from './served-shop.ts'

const indexSchema = z.object({ schemas: z.array(z.object({ name: z.string() })) })

test('the API is described for other systems', async ({ origin }) => {
  const answer = await fetch(`${origin}/openapi.json`)
  const document: unknown = await answer.json()
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: '/' }],
    paths: { '/cart/v1/cart': { post: {} } },
  })
})

test('an address of the gallery leads to its site in any script', async ({ origin }) => {
  const answer = await fetch(`${origin}/gallery/%E2%82%AC?width=768`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/en-us/gallery/%E2%82%AC?width=768')
})

test('schemas are served for other systems', async ({ origin }) => {
  const index: unknown = await (await fetch(`${origin}/schemas/index.json`)).json()
  expect(indexSchema.parse(index).schemas.map(({ name }) => name)).toContain('page')
  const page = await fetch(`${origin}/schemas/page.json`)
  expect(await page.json()).toMatchObject({ $id: page.url })
  expect((await fetch(`${origin}/schemas/no-such-block.json`)).status).toBe(404)
})

test('in production the gallery is not there', async ({ data }) => {
  const shop = await startShop(data, { WELT_GALLERY: '' })
  for (const path of [
    '/en-us/gallery',
    '/en-us/gallery/usage',
    '/en-us/gallery/contract',
    '/en-us/gallery/errors',
    '/en-us/gallery/spacer',
    '/en-us/gallery/spacer/as-it-is',
  ]) {
    expect((await fetch(shop.url + path)).status, path).toBe(404)
  }
  await shop.end('SIGTERM')
})
