import { daySeconds } from '#src/base/day.ts'
import type { NewId } from '#src/base/ids.ts'
import { apiError, errorCatalogue, type ErrorId } from '#src/contract/errors.ts'
import { clientHeader } from '#src/contract/headers.ts'
import { pictureRoot, type SignatureOf } from '#src/rules/pictures/picture-place.ts'
import { readPictureAddress, writePictureAddress, type PictureAddress } from './read-picture-address.ts'
import type { PictureMaker, WantedPicture } from './picture-maker.ts'
import { formatFor, type Format } from './transformation.ts'

export type PicturesOptions = { maker: PictureMaker; signatureOf: SignatureOf; newId: NewId }

const addressOf = /^\/pictures\/[a-z0-9-]+\/image\/upload\/(.+)$/i
const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const oneMonth = 'public, max-age=2592000'
const oneDay = `public, max-age=${daySeconds}`
const retryAfterSeconds = '5'

/**
 * Serves pictures under Cloudinary's URL grammar: `/pictures/{cloud}/image/upload/{transformation}/{publicId}`. A picture
 * has one address for each rung of the ladder of sizes. Every other form leads there: another size, cloud or order, a
 * version, a query.
 */
export const createPictures = ({ maker, signatureOf, newId }: PicturesOptions) => {
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
    const { href, origin, pathname } = new URL(request.url)
    const path = addressOf.exec(pathname)?.[1] ?? ''
    if (path === '') return refuse('PIC404')
    const read = readPictureAddress(path)
    if (!read.ok) return refuse('PIC400', { field: read.error })
    const { publicId, transformation } = read.value
    const signature = signatureOf(publicId)
    if (signature !== undefined && read.value.signature !== signature) return refuse('PIC404')
    const served: PictureAddress = {
      publicId,
      transformation,
      ...(signature === undefined ? {} : { signature }),
    }
    const location = `${pictureRoot}${writePictureAddress(served)}`
    if (href !== origin + location)
      return new Response(null, { status: 301, headers: { location, 'cache-control': oneDay } })
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
    answer: (request: Request) =>
      answer(request, (wanted, signal) => maker.picture(wanted, signal, request.headers.get(clientHeader))),
    /** Makes the picture of an address of this shop when no visitor waits for another one. */
    prepare: (address: string, signal: AbortSignal): Promise<Response> =>
      answer(
        new Request(new URL(address, 'http://localhost'), { headers: { accept: 'image/avif' }, signal }),
        maker.prepare,
      ),
  }
}
