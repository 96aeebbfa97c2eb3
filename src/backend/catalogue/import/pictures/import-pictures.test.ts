import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pictureTaker } from './import-pictures.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const refusalOf = async (source: string) => {
  const taken = await pictureTaker({ folder })(source)
  return taken.ok ? undefined : taken.error
}

it('reads no folder, no link to elsewhere and nothing too large', async () => {
  await symlink('/etc/hosts', path.join(folder, 'link.png'))
  await writeFile(path.join(folder, 'huge.png'), '')
  await truncate(path.join(folder, 'huge.png'), 21 * 2 ** 20)
  expect(await refusalOf('.')).toBe('lies outside the folder of the file')
  expect(await refusalOf('link.png')).toBe('lies outside the folder of the file')
  expect(await refusalOf('huge.png')).toBe('is larger than 20 MB')
  expect(await refusalOf('missing.png')).toBe('is no file that can be read')
  expect(await refusalOf('a\0b.png')).toBe('is no file that can be read')
})

it('fetches eight pictures at a time, each again when its host is busy', async () => {
  const picture = await sharp({ create: { width: 4, height: 5, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const seen = new Set<string>()
  let now = 0
  let max = 0
  const server = createServer(({ url = '' }, outgoing) => {
    max = Math.max(max, (now += 1))
    setImmediate(() => {
      now -= 1
      if (seen.has(url)) outgoing.end(picture)
      else outgoing.writeHead(503).end()
      seen.add(url)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const take = pictureTaker({ folder, allowsPrivate: true, pauseMs: 1 })
  const taken = await Promise.all(Array.from({ length: 30 }, (_, index) => take(`${origin}/${index}`)))
  server.closeAllConnections()
  server.close()
  expect(taken.every((one) => one.ok && one.value.height === 5)).toBe(true)
  expect(max).toBeLessThanOrEqual(8)
  expect(seen.size).toBe(30)
})
