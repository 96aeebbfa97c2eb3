import { createHash } from 'node:crypto'
import type { NewId } from '#src/base/ids.ts'
import { apiError, errorCatalogue, type ErrorId } from '#src/contract/errors.ts'
import type { PictureCache } from './picture-cache.ts'
import { renderPicture, type Original } from './render-picture.ts'
import { formatFor, readPicturePath, type Format, type Transformation } from './transformation.ts'
import { createTurnstile } from './turnstile.ts'

/** Finds the original of a public id: a merchant's file, a drawing, or nothing. */
export type PictureSource = (publicId: string) => Promise<Original | undefined>

export type PicturesOptions = {
  source: PictureSource
  cache: PictureCache
  newId: NewId
  log: { warn: (entry: object, message: string) => void }
}

const addressOf = /^\/pictures\/[a-z0-9-]+\/image\/upload\/(.+)$/i
const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const oneMonth = 'public, max-age=2592000'
/** Pictures made at a time, and how many may wait, before a request is turned away. */
const atOnce = 2
const mostWaiting = 400

const keyOf = (publicId: string, transformation: Transformation, format: Format): string =>
  createHash('sha256')
    .update(JSON.stringify([publicId, transformation, format]))
    .digest('hex')

/**
 * Serves pictures under Cloudinary's URL grammar: `/pictures/{cloud}/image/upload/{transformation}/{publicId}`.
 * Each picture is made once, kept on disk, and made by no more than two at a time.
 */
export const createPictures = ({ source, cache, newId, log }: PicturesOptions) => {
  const making = new Map<string, Promise<Buffer | ErrorId>>()
  const turnstile = createTurnstile(atOnce, mostWaiting)

  const refuse = (errorId: ErrorId, info?: Record<string, string>): Response => {
    const body = { errorDetails: [apiError(errorId, info)], appId: 'welt', correlationId: newId() }
    return Response.json(body, {
      status: errorCatalogue[errorId].status,
      headers: { 'cache-control': 'no-store' },
    })
  }

  const make = async (key: string, publicId: string, transformation: Transformation, format: Format) => {
    const kept = await cache.read(key)
    if (kept) return kept
    const original = await source(publicId)
    if (!original) return 'PIC404'
    const turn = await turnstile.enter()
    if (!turn) return 'PIC503'
    try {
      const bytes = await renderPicture(original, transformation, format)
      await cache.write(key, bytes)
      return bytes
    } catch (error) {
      log.warn(
        { publicId, reason: error instanceof Error ? error.message : String(error) },
        'picture unreadable',
      )
      return 'PIC422'
    } finally {
      turn.leave()
    }
  }

  const once = (key: string, publicId: string, transformation: Transformation, format: Format) => {
    const underWay = making.get(key)
    if (underWay) return underWay
    const begun: Promise<Buffer | ErrorId> = make(key, publicId, transformation, format).finally(() =>
      making.delete(key),
    )
    making.set(key, begun)
    return begun
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse('API405')
    const path = addressOf.exec(new URL(request.url).pathname)?.[1]
    if (path === undefined) return refuse('PIC404')
    const read = readPicturePath(path)
    if (!read.ok) return refuse('PIC400', { field: read.error })
    const { publicId, transformation } = read.value
    const format = formatFor(transformation.format, request.headers.get('accept') ?? '')
    const made = await once(keyOf(publicId, transformation, format), publicId, transformation, format)
    if (typeof made === 'string') return refuse(made)
    return new Response(new Uint8Array(made), {
      headers: {
        'content-type': contentTypes[format],
        'cache-control': oneMonth,
        'x-content-type-options': 'nosniff',
        ...(transformation.format === 'auto' ? { vary: 'Accept' } : {}),
      },
    })
  }
}
