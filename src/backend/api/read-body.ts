import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'

/** Largest body a call takes, in bytes. */
const largestBody = 64 * 1024

/** Reads at most {@link largestBody}, whatever the request says of its length; undefined when there is more. */
const readBytes = async (request: Request): Promise<Uint8Array | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return undefined
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > largestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a JSON body: API413 when it is too large, API415 when it is not called JSON, API400 when it is not JSON. */
export const readJson = async (request: Request): Promise<Result<unknown, ApiError>> => {
  const bytes = await readBytes(request)
  if (!bytes) return err(apiError('API413', { maxBytes: largestBody }))
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return err(apiError('API415'))
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return ok(value)
  } catch {
    return err(apiError('API400', undefined, 'The request body is not valid JSON.'))
  }
}
