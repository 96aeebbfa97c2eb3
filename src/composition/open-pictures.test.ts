import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'node:http'
import { once } from 'node:events'
import pino from 'pino'
import { afterAll, expect, it, vi } from 'vitest'
import { err } from '#src/base/result.ts'
import { contentAdapter } from '#src/canvas/entries/content-address.ts'
import { publicIdOf } from '#src/canvas/adapters/picture-address.ts'
import { pictureRoot } from '#src/rules/pictures/picture-place.ts'
import { openPictures } from './open-pictures.ts'

vi.mock('sharp', () => {
  throw new Error('pictures are made in this process')
})
vi.mock('#demo/pictures/draw-picture.ts', () => {
  throw new Error('pictures are drawn in this process')
})

const data = await mkdtemp(path.join(tmpdir(), 'welt-shop-'))
afterAll(() => rm(data, { recursive: true }))

const nothing = async () => err({ kind: 'notFound' as const, reason: '' })
const noContent = contentAdapter({
  entry: nothing,
  children: nothing,
  search: nothing,
  showcase: nothing,
  entries: nothing,
})
const address =
  'http://shop.test/pictures/marlow/image/upload/c_fill,h_200,w_160/f_webp/q_50/scenes/coast-tide/tall'

it('neither draws nor encodes pictures in the process that answers visitors', async () => {
  await expect(import('./programs/picture-program.ts')).rejects.toThrow()
  expect(await import('./shop.ts')).toHaveProperty('openShop')
})

it('has a process of its own draw pictures', async () => {
  const pictures = openPictures(
    { WELT_DATA: data, CONTENT_PICTURE_ORIGINS: [], RATE_LIMIT_SCALE: 1 },
    noContent,
    () => undefined,
    pino({ level: 'silent' }),
  )
  const response = await pictures.answer(new Request(address))
  pictures.close()
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(String(Buffer.from(await response.arrayBuffer()).subarray(8, 12))).toBe('WEBP')
})

it('leaves a place of pictures alone that is down', async () => {
  let requests = 0
  const server = createServer(({ socket }) => {
    requests += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  const pictures = openPictures(
    { WELT_DATA: data, CONTENT_PICTURE_ORIGINS: [origin], RATE_LIMIT_SCALE: 1 },
    noContent,
    () => undefined,
    pino({ level: 'silent' }),
  )
  for (let n = 0; n < 12; n += 1) {
    const path = `c_limit,w_160/f_webp/q_50/${publicIdOf(`${origin}/${n}.jpg`)}`
    expect((await pictures.answer(new Request(new URL(pictureRoot + path, origin)))).status).toBe(404)
  }
  pictures.close()
  server.close()
  expect(requests).toBe(5)
})
