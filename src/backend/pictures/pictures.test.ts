import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPictureCache } from './picture-cache.ts'
import { createPictures } from './pictures.ts'
import type { Original } from './render-picture.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#1d4634"/></svg>'

describe('the picture endpoint', () => {
  let folder = ''
  let made = 0
  let answer: (request: Request) => Promise<Response>

  const originals: Record<string, Original> = {
    boot: { kind: 'svg', bytes: Buffer.from(svg) },
    broken: { kind: 'raster', bytes: Buffer.from('no picture') },
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'welt-pictures-'))
    made = 0
    answer = createPictures({
      source: async (publicId) => {
        made += 1
        return originals[publicId]
      },
      cache: createPictureCache(folder, 1_000_000),
      newId: () => 'correlation-1',
      log: { warn: () => undefined },
    })
  })
  afterEach(() => rm(folder, { recursive: true }))

  const get = (address: string, accept = 'image/avif,image/webp') =>
    answer(new Request(`http://shop.test/pictures/local/image/upload/${address}`, { headers: { accept } }))

  it('makes the asked size in the best accepted format', async () => {
    const response = await get('c_fill,h_100,w_80/q_50/f_auto/boot')
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(response.headers.get('vary')).toBe('Accept')
    const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([facts.width, facts.height]).toEqual([80, 100])
    expect((await get('w_80/f_auto/boot', 'image/webp')).headers.get('content-type')).toBe('image/webp')
    expect((await get('w_80/f_auto/boot', '*/*')).headers.get('content-type')).toBe('image/jpeg')
  })

  it('makes a picture once for many who ask at the same time, and keeps it on disk', async () => {
    await Promise.all(Array.from({ length: 8 }, () => get('w_80/f_auto/boot')))
    await get('w_80/f_auto/boot')
    expect(made).toBe(1)
    expect(await readdir(folder)).toHaveLength(1)
  })

  it.each([
    ['w_80/missing', 404, 'PIC404'],
    ['w_99999/boot', 400, 'PIC400'],
    ['w_80/broken', 422, 'PIC422'],
  ])('answers %s with %d %s', async (address, status, errorId) => {
    const response = await get(address)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      errorDetails: [{ errorId }],
      appId: 'welt',
      correlationId: 'correlation-1',
    })
  })

  it('keeps no more on disk than it may', async () => {
    const cache = createPictureCache(folder, 1000)
    for (const key of ['a', 'b', 'c', 'd']) await cache.write(key, Buffer.alloc(400))
    expect((await readdir(folder)).length).toBeLessThanOrEqual(2)
  })
})
