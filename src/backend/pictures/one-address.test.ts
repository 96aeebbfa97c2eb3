import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientHeader } from '#src/contract/headers.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { pictureSignature } from '#src/composition/programs/picture-signature.ts'
import { publicIdOf } from '#src/canvas/adapters/picture-address.ts'
import { pictureRoot } from '#src/rules/pictures/picture-place.ts'
import { createFetchedOriginals, createOwnOriginals } from './originals.ts'
import { createPictureCache } from './picture-cache.ts'
import { createPictureColors } from './picture-colors.ts'
import { createPictureMaker } from './picture-maker.ts'
import { createPictureQueue } from './picture-queue.ts'
import { createPictures } from './pictures.ts'

const known = publicIdOf('https://cdn.example/boot.jpg')
const signed = publicIdOf('https://cdn.example/boot.jpg?size=large')
const signatureOf = pictureSignature('a secret of this shop')

let folder = ''
let made: string[] = []
let fetched: string[] = []
let pictures: ReturnType<typeof createPictures>

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-one-address-'))
  made = []
  fetched = []
  const cacheFolder = path.join(folder, 'cache')
  const cache = createPictureCache(cacheFolder, 1_000_000)
  const original = async (publicId: string) => {
    fetched.push(publicId)
    return publicId.startsWith('remote/cdn.example/') ? new Blob(['original']).stream() : undefined
  }
  const maker = createPictureMaker({
    own: createOwnOriginals(path.join(folder, 'own')),
    fetched: createFetchedOriginals(cacheFolder, original, cache.grew),
    downloads: createPictureQueue(4, 1000),
    cache,
    colors: createPictureColors(path.join(folder, 'colors.jsonl')),
    queue: createPictureQueue(1, 1000),
    process: {
      run: async ({ file, key = '', publicId }) => {
        if (file === undefined) return { kind: 'missing' }
        made.push(publicId)
        await cache.write(key, new Uint8Array([1]))
        return { kind: 'made', bytes: new Uint8Array([1]) }
      },
      close: () => undefined,
    },
    misses: createRateLimiters(undefined)('missingPictures', { points: 20, seconds: 60 }),
    log: { warn: () => undefined },
  })
  pictures = createPictures({ maker, signatureOf, newId: () => '' })
})
afterEach(() => rm(folder, { recursive: true }))

const get = (address: string, client = '192.0.2.1') =>
  pictures.answer(
    new Request(new URL(address, 'http://shop.test'), {
      headers: { accept: 'image/avif', [clientHeader]: client },
    }),
  )
const served = `${pictureRoot}c_fill,h_480,w_480/f_auto/q_50/${known}`

/** What an address leads to in the end, and over how many others. */
const follow = async (address: string) => {
  let response = await get(address)
  let moves = 0
  for (; response.status === 301; moves += 1) response = await get(response.headers.get('location') ?? '')
  return { status: response.status, moves }
}

describe('a picture at one width', () => {
  it.each([
    served.replace('/marlow/', '/another-cloud/'),
    served.replace(known, `v1/${known}`),
    served.replace('c_fill,h_480,w_480', 'w_480,h_480,c_fill'),
    served.replace('w_480', 'w_479,w_480'),
    served.replace('w_480', 'w_0480'),
    served.replace('f_auto/', 'f_auto/e_sharpen:1/'),
    served.replace('q_50', 'q_auto'),
    served.replace('c_fill,', 'c_fill,g_center,'),
    served.replace('upload/', 'upload/s--any--/'),
    `${served}?v=2`,
    `${served}?`,
  ])('has one address, where %s leads', async (address) => {
    const response = await get(address)
    expect([response.status, response.headers.get('location')]).toEqual([301, served])
    expect((await get(served)).status).toBe(200)
  })

  it('is made once for 500 addresses', async () => {
    const forms = Array.from({ length: 100 }, (_, n) => [
      served.replace('/marlow/', `/cloud-${n}/`),
      served.replace(known, `v${n}/${known}`),
      served.replace('w_480', `w_${401 + (n % 79)},w_480`).replace('h_480', `h_${n + 1},h_480`),
      `${served.replace('q_50', `q_${1 + (n % 60)}`)}?a=${n}`,
      `${served}?${n}`,
    ]).flat()
    expect(new Set(forms).size).toBe(500)
    const ends = await Promise.all(forms.map(follow))
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([200]))
    expect(Math.max(...ends.map(({ moves }) => moves))).toBe(1)
    expect(made).toEqual([known])
    expect(fetched).toEqual([known])
    expect(await readdir(path.join(folder, 'cache'))).toHaveLength(2)
  })
})

describe('an original whose address has a query', () => {
  it('is fetched where the shop signed it, and only there', async () => {
    const at = (signature: string) => `${pictureRoot}${signature}c_fill,h_480,w_480/f_auto/q_50/${signed}`
    expect((await get(at(`s--${signatureOf(signed) ?? ''}--/`))).status).toBe(200)
    expect((await get(at(''))).status).toBe(404)
    expect((await get(at('s--guessed--/'))).status).toBe(404)
    expect(fetched).toEqual([signed])
  })
})

describe('a picture that is not there', () => {
  it('is looked for once in a while', async () => {
    const address = served.replace(known, 'gone')
    for (let times = 0; times < 50; times += 1) expect((await get(address)).status).toBe(404)
    expect((await get(address.replace('480', '640'))).status).not.toBe(200)
    expect(fetched).toEqual(['gone'])
  })

  it('is looked for so many times for one client, who still gets what was made', async () => {
    await get(served)
    const statuses: number[] = []
    for (let n = 0; n < 40; n += 1) statuses.push((await get(served.replace(known, `gone-${n}`))).status)
    expect(statuses).toEqual(statuses.map((_, n) => (n < 20 ? 404 : 429)))
    expect((await get(served)).status).toBe(200)
    expect((await get(served.replace(known, 'gone-99'), '192.0.2.2')).status).toBe(404)
  })
})
