import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { expect } from 'vitest'
import { test } from './served-shop.ts'

test('no code the browser gets contains the schema library, the drivers or the server', async () => {
  const files = (await readdir('dist/client', { recursive: true })).filter((name) => name.endsWith('.js'))
  const foreign = /ZodObject|drizzle|node:fs|DATABASE_URL|SESSION_SECRET/
  const texts = await Promise.all(files.map((name) => readFile(join('dist/client', name), 'utf8')))
  expect(files.filter((_, index) => foreign.test(texts[index] ?? ''))).toEqual([])
})

test('every compressible file lies there compressed', async () => {
  const files = await readdir('dist/client', { recursive: true })
  const plain = files.filter((name) => /\.(?:js|css|svg|json)$/.test(name))
  expect(plain.filter((name) => !files.includes(`${name}.br`) || !files.includes(`${name}.gz`))).toEqual([])
})

/** The status of a response to a request that names a host. */
const statusOf = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).once('error', reject)
  })

test("Astro's image endpoint is shut: it would fetch from any port of a host for whoever asks", async ({
  origin,
}) => {
  const requested: (string | undefined)[] = []
  const neighbour = createServer(({ url }, outgoing) => {
    requested.push(url)
    outgoing.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  }).listen(0)
  await once(neighbour, 'listening')
  const { port } = z.object({ port: z.number() }).parse(neighbour.address())
  const elsewhere = await statusOf(`${origin}/_image?href=/secret.svg&f=svg`, `localhost:${port}`)
  const here = (await fetch(`${origin}/_image?href=/share.png&w=5000&f=png`)).status
  neighbour.close()
  expect([elsewhere, here, requested]).toEqual([404, 404, []])
})
