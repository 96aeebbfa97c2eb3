import { err, ok, type Result } from '#src/base/result.ts'
import type { PictureProcess } from './picture-process.ts'
import type { PictureQueue } from './picture-queue.ts'

/** Wide enough to see a seam by; the place, the camera and whatever else stood in the file is gone. */
const transformation = {
  width: 2048,
  gravity: 'auto',
  quality: 60,
  sharpening: 0,
  format: 'jpg',
} as const

/**
 * Makes pictures of shoppers anew in a process of their own, a few at a time: what nobody has looked at yet neither holds up
 * the shop nor the process that makes its own pictures, and stays out of their cache. `unreadable` is what is no picture or holds
 * too many pixels, `busy` where too many wait.
 */
export const createCleanPicture =
  (process: Pick<PictureProcess, 'run'>, queue: Pick<PictureQueue, 'run'>) =>
  async (bytes: Uint8Array): Promise<Result<Uint8Array, 'unreadable' | 'busy'>> => {
    const { signal } = new AbortController()
    const job = { publicId: '', bytes, wantsColor: false, transformation }
    const outcome = await queue.run(() => process.run(job, signal), { signal, isUrgent: true })
    if (outcome?.kind === 'made') return ok(outcome.bytes)
    return err(outcome === undefined ? 'busy' : 'unreadable')
  }
