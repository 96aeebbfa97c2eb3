import sharp from 'sharp'
import type { Draw } from './drawing-master.ts'
import { createPictureCache } from './picture-cache.ts'
import { pictureOrderSchema } from './picture-job.ts'
import { createPictureJobRunner } from './run-picture-job.ts'

/**
 * The picture process's own side: takes jobs from the shop that started it, and ends with it. One libvips thread a
 * picture, because the shop sends as many pictures at a time as there are processors to spare.
 */
export const servePictureJobs = (draw: Draw, folder: string, maxBytes: number): void => {
  const run = createPictureJobRunner(draw, createPictureCache(folder, maxBytes))
  const underWay = new Map<number, AbortController>()
  sharp.concurrency(1)
  sharp.cache(false)

  process.on('message', (message) => {
    const order = pictureOrderSchema.parse(message)
    if ('cancel' in order) return underWay.get(order.cancel)?.abort()
    const controller = new AbortController()
    const { id } = order.job
    underWay.set(id, controller)
    void run(order.job, controller.signal).then((outcome) => {
      underWay.delete(id)
      process.send?.({ id, outcome })
    })
  })
  process.on('disconnect', () => process.exit())
}
