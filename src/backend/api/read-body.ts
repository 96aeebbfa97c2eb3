import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'

const tooLarge = (maxBytes: number): Result<never, ApiError> => err(apiError('API413', { maxBytes }))
const notJson = apiError('API400', undefined, 'The request body is not valid JSON.')

/** Reads at most so many bytes, whatever the request says of its length; undefined when there is more. */
const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Deepest nesting a body may have; what reads bodies may then recurse. */
const maxDepth = 64

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** Most values a body may hold: what checks them names each that is wrong, in far more bytes than it has. */
const maxValues = 10_000

const isTooMuch = (value: unknown): boolean => {
  let level = [value]
  let values = 0
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    values += level.length
    if (values > maxValues) return true
    level = level.flatMap(valuesOf)
  }
  return level.length > 0
}

const parseJson = (text: string): Result<unknown, ApiError> => {
  try {
    const value: unknown = JSON.parse(text)
    return isTooMuch(value)
      ? err(
          apiError(
            'API400',
            { maxDepth, maxValues },
            'The request body holds too much, or is nested too deeply.',
          ),
        )
      : ok(value)
  } catch {
    return err(notJson)
  }
}

/** A JSON body of a page of this process, held to the bounds of a request's. */
export const jsonBody = (body: unknown, maxBytes: number): Result<unknown, ApiError> => {
  const text = JSON.stringify(body)
  return Buffer.byteLength(text) > maxBytes ? tooLarge(maxBytes) : parseJson(text)
}

/** Reads a JSON body: API413 when it is too large, API415 when it is not called JSON, API400 when it is not JSON, holds too much or is nested too deeply. */
export const readJson = async (request: Request, maxBytes: number): Promise<Result<unknown, ApiError>> => {
  const bytes = await readBytes(request, maxBytes)
  if (!bytes) return tooLarge(maxBytes)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return err(apiError('API415'))
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return err(notJson)
  }
}
