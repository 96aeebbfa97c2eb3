/** Statuses whose responses have no body. */
const bodiless = new Set([101, 103, 204, 205, 304])

/** A response that holds more than the shop reads. */
export class OversizeError extends Error {}

/** Reads a body to its end; throws an `OversizeError` once it holds more than `maxBytes`, and reads no further. */
const readWithin = async (
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new OversizeError(`the response is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** The same response with its body in memory, so that whoever reads it waits no more and cannot fail. */
export const wholeResponse = async (response: Response, maxBytes: number): Promise<Response> => {
  const { status, headers, body } = response
  const bytes = body && (await readWithin(body, maxBytes))
  return new Response(bodiless.has(status) ? null : bytes, { status, headers })
}
