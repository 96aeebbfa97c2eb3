import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { eventually } from '#tests/setup/eventually.ts'
import { createPictureProcess, type PictureProcess } from './picture-process.ts'

const program = path.join(import.meta.dirname, '../../composition/programs/picture-program.ts')
const folder = await mkdtemp(path.join(tmpdir(), 'welt-process-'))
const { signal } = new AbortController()

const job = (publicId: string, key: string) => ({
  publicId,
  wantsColor: false,
  key,
  transformation: {
    width: 160,
    ratio: 1,
    gravity: 'center',
    quality: 50,
    sharpening: 0,
    format: 'jpg' as const,
  },
})

describe('the picture process', () => {
  let pictures: PictureProcess
  const open = (deadlineMs = 60_000) =>
    (pictures = createPictureProcess(program, [folder, '1000000'], { deadlineMs, idleMs: 60_000 }))

  afterEach(() => pictures.close())
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('draws what there is and says what there is not', async () => {
    open()
    const [scene, nothing] = await Promise.all([
      pictures.run(job('scenes/coast-tide/tall', 'scene'), signal),
      pictures.run(job('scenes/nowhere/tall', 'nothing'), signal),
    ])
    expect(scene.kind).toBe('made')
    expect(nothing).toEqual({ kind: 'missing' })
  })

  it('fails the pictures under way when it ends, and starts again for the next', async () => {
    open()
    const interrupted = pictures.run(job('scenes/coast-tide/tall', 'interrupted'), signal)
    pictures.close()
    expect(await interrupted).toEqual({ kind: 'failed' })
    expect((await pictures.run(job('scenes/coast-tide/tall', 'again'), signal)).kind).toBe('made')
  })

  it('is ended when a picture takes too long', async () => {
    open(1)
    expect(await pictures.run(job('scenes/coast-tide/tall', 'slow'), signal)).toEqual({ kind: 'failed' })
  })

  it('leaves out the work that nobody waits for', async () => {
    open()
    const leaving = new AbortController()
    const left = pictures.run(job('scenes/meadow-summer/wide', 'left'), leaving.signal)
    leaving.abort()
    expect(await left).toEqual({ kind: 'cancelled' })
  })

  it('fails the pictures of a process that hears nothing any more, when their clients leave', async () => {
    const deaf = path.join(folder, 'deaf.mjs')
    const gone = path.join(folder, 'gone')
    await writeFile(
      deaf,
      `import { writeFileSync } from 'node:fs'
      process.once('disconnect', () => writeFileSync(${JSON.stringify(gone)}, ''))
      process.disconnect()
      setInterval(() => undefined, 1000)`,
    )
    pictures = createPictureProcess(deaf, [])
    const leaving = new AbortController()
    const left = ['one', 'two', 'three'].map((key) => pictures.run(job('x', key), leaving.signal))
    await eventually(() => expect(existsSync(gone)).toBe(true))
    leaving.abort()
    expect(await Promise.all(left)).toEqual(Array(3).fill({ kind: 'failed' }))
    await setTimeout(100)
  })
})
