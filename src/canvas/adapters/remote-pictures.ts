import { addressAt } from './picture-address.ts'
import type { ContentAdapter } from './content-adapter.ts'

/** Milliseconds an original may take. */
const deadlineMs = 15_000

/** Streams what an address answers; undefined for what cannot be had. Redirects are refused: they lead to any host. */
export const streamOf = async (
  address: string,
  signal: AbortSignal,
  send: typeof fetch,
): Promise<AsyncIterable<Uint8Array> | undefined> => {
  try {
    const response = await send(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
      redirect: 'error',
    })
    if (response.ok && response.body) return response.body
    await response.body?.cancel()
    return undefined
  } catch {
    return undefined
  }
}

/**
 * Pictures that content names by their absolute addresses at these places, and at no other. `send` bounds what is read and
 * leaves a place alone that is down: the picture `fetch` of an adapter's services.
 */
export const remotePictures =
  (places: readonly string[], send: typeof fetch): NonNullable<ContentAdapter['originalPicture']> =>
  async (publicId, signal) => {
    const address = addressAt(places, publicId)
    return address === undefined ? undefined : streamOf(address, signal, send)
  }
