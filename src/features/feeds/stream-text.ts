import { streamedHeader } from '#src/contract/headers.ts'

const encoder = new TextEncoder()

/**
 * Sends the bytes of a text piece by piece, each taken when the one before is on its way. Where one cannot be had the connection breaks,
 * so that nobody takes half of the text for the whole.
 */
export const streamText = (
  pieces: Iterator<Uint8Array> | AsyncIterator<Uint8Array>,
  contentType: string,
  maxAge: number,
): Response => {
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const piece = await pieces.next()
      if (piece.done === true) controller.close()
      else controller.enqueue(piece.value)
    },
    cancel: async () => {
      await pieces.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'cache-control': `public, max-age=${maxAge}`,
      [streamedHeader]: '1',
    },
  })
}

/**
 * The bytes of the same pieces; gives them all to `hold` at their end, unless they are longer than `maxBytes` together. Held in
 * pieces they are sent to any number of readers without being copied or hashed.
 */
export async function* heldAtEnd(
  pieces: AsyncIterable<string>,
  maxBytes: number,
  hold: (whole: readonly Uint8Array[]) => void,
): AsyncGenerator<Uint8Array, void> {
  let gathered: Uint8Array[] | undefined = []
  let bytes = 0
  for await (const piece of pieces) {
    const encoded = encoder.encode(piece)
    bytes += encoded.length
    if (bytes > maxBytes) gathered = undefined
    gathered?.push(encoded)
    yield encoded
  }
  if (gathered) hold(gathered)
}
