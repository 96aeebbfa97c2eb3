import { streamedHeader } from '#src/contract/headers.ts'

const encoder = new TextEncoder()

/**
 * Sends a text piece by piece, each made when the one before is on its way. Where a piece cannot be made the connection breaks, so
 * that nobody takes half of the text for the whole.
 */
export const streamText = (
  pieces: AsyncGenerator<string, void>,
  contentType: string,
  maxAge: number,
): Response => {
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const piece = await pieces.next()
      if (piece.done === true) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
    cancel: async () => {
      await pieces.return()
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
 * The same pieces; gives them joined to `hold` at their end, unless they are longer than `maxLength` together.
 * @param maxLength in UTF-16 code units
 */
export async function* heldAtEnd(
  pieces: AsyncIterable<string>,
  maxLength: number,
  hold: (whole: string) => void,
): AsyncGenerator<string, void> {
  let gathered: string[] | undefined = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > maxLength) gathered = undefined
    gathered?.push(piece)
    yield piece
  }
  if (gathered) hold(gathered.join(''))
}
