import type { NewId } from '#src/base/ids.ts'
import { apiError, errorCatalogue, type ErrorId } from '#src/contract/errors.ts'
import type { PictureMaker, WantedPicture } from './picture-maker.ts'
import { readPictureAddress } from './picture-address.ts'
import { formatFor, transformationPath, type Format } from './transformation.ts'

export type PicturesOptions = { maker: PictureMaker; newId: NewId }

const addressOf = /^(\/pictures\/[a-z0-9-]+\/image\/upload\/)(.+)$/i
const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const oneMonth = 'public, max-age=2592000'
const oneDay = 'public, max-age=86400'
const retryAfterSeconds = '5'

/**
 * Serves pictures under Cloudinary's URL grammar: `/pictures/{cloud}/image/upload/{transformation}/{publicId}`. An address
 * off the ladder of sizes leads to the one on it, so that a bounded number of images is made of a picture. Several addresses may
 * name the same one: parameters in another order, a version, a query.
 */
export const createPictures = ({ maker, newId }: PicturesOptions) => {
  const refuse = (errorId: ErrorId, info?: Record<string, string>): Response => {
    const body = { errorDetails: [apiError(errorId, info)], appId: 'welt', correlationId: newId() }
    return Response.json(body, {
      status: errorCatalogue[errorId].status,
      headers: {
        'cache-control': 'no-store',
        ...(errorId === 'PIC503' ? { 'retry-after': retryAfterSeconds } : {}),
      },
    })
  }

  const answer = async (
    request: Request,
    make: (wanted: WantedPicture, signal: AbortSignal) => Promise<Uint8Array | ErrorId>,
  ): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse('API405')
    const [, place = '', path = ''] = addressOf.exec(new URL(request.url).pathname) ?? []
    if (path === '') return refuse('PIC404')
    const read = readPictureAddress(path)
    if (!read.ok) return refuse('PIC400', { field: read.error })
    const { publicId, transformation, isExact } = read.value
    if (!isExact) {
      const location = `${place}${transformationPath(transformation)}/${publicId}`
      return new Response(null, { status: 301, headers: { location, 'cache-control': oneDay } })
    }
    const format = formatFor(transformation.format, request.headers.get('accept') ?? '')
    const wanted = { publicId, transformation: { ...transformation, format } }
    const made = await make(wanted, request.signal)
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

  return {
    /** Answers a visitor. */
    answer: (request: Request) => answer(request, maker.picture),
    /** Makes the picture of an address of this shop when no visitor waits for another one. */
    prepare: (address: string, signal: AbortSignal): Promise<Response> =>
      answer(
        new Request(new URL(address, 'http://localhost'), { headers: { accept: 'image/avif' }, signal }),
        maker.prepare,
      ),
  }
}
