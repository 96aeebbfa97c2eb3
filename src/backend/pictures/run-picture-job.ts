import { readFile } from 'node:fs/promises'
import { createDrawingMasters, type Draw } from './drawing-master.ts'
import type { PictureCache } from './picture-cache.ts'
import type { PictureJob, PictureOutcome } from './picture-job.ts'
import { meanColor, renderPicture, type Original } from './render-picture.ts'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Makes pictures of drawings and of files. Looks between two steps whether anybody still waits for the picture. */
export const createPictureJobRunner = (draw: Draw, cache: PictureCache) => {
  const masterOf = createDrawingMasters(draw, cache)

  const originalOf = async ({ bytes: given, file, publicId }: PictureJob): Promise<Original | undefined> => {
    if (given !== undefined) return { kind: 'raster', bytes: Buffer.from(given) }
    if (file !== undefined) return { kind: 'raster', bytes: await readFile(file) }
    const bytes = await masterOf(publicId)
    return bytes && { kind: 'drawing', bytes }
  }

  const make = async (job: PictureJob, signal: AbortSignal): Promise<PictureOutcome> => {
    if (signal.aborted) return { kind: 'cancelled' }
    const original = await originalOf(job)
    if (!original) return { kind: 'missing' }
    if (signal.aborted) return { kind: 'cancelled' }
    const bytes = await renderPicture(original, job.transformation)
    if (job.key !== undefined) await cache.write(job.key, bytes)
    const color = job.wantsColor ? await meanColor(original) : undefined
    return { kind: 'made', bytes, ...(color === undefined ? {} : { color }) }
  }

  return async (job: PictureJob, signal: AbortSignal): Promise<PictureOutcome> => {
    try {
      return await make(job, signal)
    } catch (error) {
      return { kind: 'unreadable', reason: reasonOf(error) }
    }
  }
}
