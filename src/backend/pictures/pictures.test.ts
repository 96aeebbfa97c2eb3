import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { createFetchedOriginals, createOwnOriginals, type RemoteOriginal } from './originals.ts'
import { createPictureCache, type PictureCache } from './picture-cache.ts'
import { createPictureColors, type PictureColors } from './picture-colors.ts'
import { createPictureMaker } from './picture-maker.ts'
import type { PictureProcess } from './picture-process.ts'
import { createPictureQueue } from './picture-queue.ts'
import { createPictures } from './pictures.ts'
import { createPictureJobRunner } from './run-picture-job.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#1d4634"/></svg>'
const png = sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

const exact = (width: number, publicId: string, height = width) =>
  `c_fill,h_${height},w_${width}/f_auto/q_50/${publicId}`

describe('the picture endpoint', () => {
  let folder = ''
  let drawn: string[] = []
  let colors: PictureColors
  let pictures: ReturnType<typeof createPictures>

  const draw = (publicId: string): string | undefined => {
    drawn.push(publicId)
    return publicId.startsWith('boot') ? svg : publicId === 'broken' ? 'no picture' : undefined
  }

  /** The picture process's work, done in this one. */
  const inThisProcess = (cache: PictureCache): PictureProcess => {
    const run = createPictureJobRunner(draw, cache)
    return { run: (job, signal) => run({ ...job, id: 0 }, signal), close: () => undefined }
  }

  const open = (more: { process?: PictureProcess; remote?: RemoteOriginal; maxWaiting?: number } = {}) => {
    const { remote = async () => undefined, maxWaiting = 100 } = more
    const cacheFolder = path.join(folder, 'cache')
    const cache = createPictureCache(cacheFolder, 1_000_000)
    colors = createPictureColors(path.join(folder, 'colors.jsonl'))
    const maker = createPictureMaker({
      own: createOwnOriginals(path.join(folder, 'own')),
      fetched: createFetchedOriginals(cacheFolder, remote, cache.grew),
      downloads: createPictureQueue(1, maxWaiting),
      cache,
      colors,
      queue: createPictureQueue(1, maxWaiting),
      process: more.process ?? inThisProcess(cache),
      misses: createRateLimiters(undefined)('missingPictures', { points: 1000, seconds: 60 }),
      log: { warn: () => undefined },
    })
    pictures = createPictures({ maker, signatureOf: () => undefined, newId: () => 'correlation-1' })
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'welt-pictures-'))
    drawn = []
    open()
  })
  afterEach(() => rm(folder, { recursive: true }))

  const get = (address: string, accept = 'image/avif,image/webp', signal: AbortSignal | null = null) =>
    pictures.answer(
      new Request(`http://shop.test/pictures/marlow/image/upload/${address}`, {
        headers: { accept },
        signal,
      }),
    )

  it('learns the mean colour of a picture that one cannot see through', async () => {
    await mkdir(path.join(folder, 'own'))
    const seen = sharp({ create: { width: 30, height: 20, channels: 3, background: '#4080c0' } })
    await seen.png().toFile(path.join(folder, 'own', 'sea.png'))
    const half = { r: 64, g: 128, b: 192, alpha: 0.5 }
    const through = sharp({ create: { width: 30, height: 20, channels: 4, background: half } })
    await through.png().toFile(path.join(folder, 'own', 'glass.png'))
    await Promise.all(['boot', 'sea.png', 'glass.png', 'nothing'].map((id) => get(exact(160, id))))
    expect(['boot', 'sea.png', 'glass.png', 'nothing'].map(colors.of)).toEqual([
      '#1d4634',
      '#4080c0',
      undefined,
      undefined,
    ])
  })

  it('makes the asked size in the best accepted format', async () => {
    const response = await get(exact(160, 'boot', 200))
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(response.headers.get('vary')).toBe('Accept')
    const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([facts.width, facts.height]).toEqual([160, 200])
    const typeFor = async (accept: string) =>
      (await get(exact(160, 'boot'), accept)).headers.get('content-type')
    expect(await typeFor('image/webp')).toBe('image/webp')
    expect(await typeFor('*/*')).toBe('image/jpeg')
  })

  it('makes a picture once for many who ask at the same time, and keeps it on disk', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(exact(160, 'boot'))))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await get(exact(160, 'boot'))).status).toBe(200)
    expect(drawn).toEqual(['boot'])
  })

  it('draws a picture once for all its sizes and formats, and never again', async () => {
    await Promise.all([
      get(exact(160, 'boot')),
      get(exact(240, 'boot')),
      get(exact(320, 'boot'), 'image/webp'),
    ])
    open()
    await get(exact(480, 'boot'))
    expect(drawn).toEqual(['boot'])
  })

  it('leads an address off the ladder to the one on it', async () => {
    const response = await get('c_fill,h_451,w_799/f_auto/q_57/boot')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(
      '/pictures/marlow/image/upload/c_fill,h_450,w_800/f_auto/q_50/boot',
    )
    expect(drawn).toEqual([])
  })

  it.each([
    [exact(160, 'missing'), 404, 'PIC404'],
    ['w_x/boot', 400, 'PIC400'],
    [exact(160, 'broken'), 422, 'PIC422'],
  ])('answers %s with %d %s', async (address, status, errorId) => {
    const response = await get(address)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      errorDetails: [{ errorId }],
      appId: 'welt',
      correlationId: 'correlation-1',
    })
  })

  it('takes what lies with the content service, and fetches it once', async () => {
    const requested: string[] = []
    const bytes = await png
    open({
      remote: async (publicId) => {
        requested.push(publicId)
        return publicId === 'remote/cliffs' ? new Blob([new Uint8Array(bytes)]).stream() : undefined
      },
    })
    expect((await get(exact(160, 'remote/cliffs'))).status).toBe(200)
    expect((await get(exact(240, 'remote/cliffs'))).status).toBe(200)
    expect((await get(exact(160, 'remote/gone'))).status).toBe(404)
    expect(requested).toEqual(['remote/cliffs', 'remote/gone'])
  })

  it('gives up an original of the content service that is endless', async () => {
    const megabyte = new Uint8Array(1024 * 1024)
    let sent = 0
    open({
      remote: async () =>
        (async function* () {
          for (;;) {
            sent += 1
            yield megabyte
          }
        })(),
    })
    expect((await get(exact(160, 'remote/endless'))).status).toBe(404)
    expect(sent).toBeLessThan(60)
    expect(await readdir(path.join(folder, 'cache'))).toEqual([])
  })

  describe('with a process that is busy', () => {
    let begun: string[] = []
    let finish: () => void = () => undefined

    beforeEach(() => {
      begun = []
      const busy = new Promise<void>((resolve) => (finish = resolve))
      const run: PictureProcess['run'] = async ({ publicId }, signal) => {
        begun.push(publicId)
        await busy
        return signal.aborted ? { kind: 'cancelled' } : { kind: 'made', bytes: new Uint8Array([1]) }
      }
      open({ process: { run, close: () => undefined }, maxWaiting: 3 })
    })

    it('asks those beyond the queue to come again', async () => {
      const refused: Response[] = []
      const answers = Array.from({ length: 6 }, async (_, index) => {
        const answer = await get(exact(160, `boot${index}`))
        if (answer.status === 503) refused.push(answer)
        return answer.status
      })
      await eventually(() => expect(refused).toHaveLength(2))
      expect(refused[0]?.headers.get('retry-after')).toBe('5')
      finish()
      const statuses = await Promise.all(answers)
      expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 503, 503])
    })

    it('makes nothing for clients that have gone', async () => {
      const first = get(exact(160, 'boot'))
      const gone = new AbortController()
      const waves = Array.from({ length: 100 }, async (_, index) => {
        const leaving = new AbortController()
        const answer = get(exact(160, `left${index}`), '*/*', leaving.signal)
        leaving.abort()
        return answer
      })
      const left = get(exact(160, 'last'), '*/*', gone.signal)
      const [shared, other] = [
        get(exact(160, 'shared'), '*/*', gone.signal),
        get(exact(160, 'shared'), '*/*'),
      ]
      await Promise.all(waves)
      gone.abort()
      await left
      finish()
      expect((await first).status).toBe(200)
      expect((await other).status).toBe(200)
      expect((await shared).status).toBe(503)
      expect(begun.filter((publicId) => publicId !== 'boot' && publicId !== 'shared')).toEqual([])
    })
  })
})

it('keeps no more pictures on disk than it may', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'welt-cache-'))
  const cache = createPictureCache(folder, 1000)
  for (const key of ['a', 'b', 'c', 'd']) await cache.write(key, Buffer.alloc(400))
  expect((await readdir(folder)).length).toBeLessThanOrEqual(2)
  await rm(folder, { recursive: true })
})
