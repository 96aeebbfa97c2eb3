import type { ClientError, ClientFailure } from '#src/contract/client-failure.ts'

export const clientFailure = (
  errorId: ClientFailure,
  message: string,
  status: number,
  correlationId: string,
): ClientError => ({ errorId, message, status, additionalInfo: {}, correlationId })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const infoOf = (value: unknown): Record<string, string | number> => {
  const info: Record<string, string | number> = {}
  if (!isRecord(value)) return info
  for (const [name, entry] of Object.entries(value))
    if (typeof entry === 'string' || typeof entry === 'number') info[name] = entry
  return info
}

/** Whether a body is that of an error, whatever its HTTP status: gateways and mocks answer errors with 200 as well. */
export const isErrorBody = (body: unknown): boolean => isRecord(body) && Array.isArray(body['errorDetails'])

/** The id of the app that refused; undefined where the body names none. */
export const appIdOf = (body: unknown): string | undefined =>
  isRecord(body) && typeof body['appId'] === 'string' ? body['appId'] : undefined

/** Reads an error body; its first entry decides (specification, shopping, section 3, Error response). */
export const readClientError = (body: unknown, status: number, correlationId: string): ClientError => {
  const details = isRecord(body) && Array.isArray(body['errorDetails']) ? body['errorDetails'] : []
  const first: unknown = details[0]
  if (!isRecord(first) || typeof first['errorId'] !== 'string')
    return clientFailure('UNREADABLE', `HTTP ${status} without an error of the API`, status, correlationId)
  const answered = isRecord(body) && typeof body['correlationId'] === 'string' ? body['correlationId'] : ''
  return {
    errorId: first['errorId'],
    message: typeof first['message'] === 'string' ? first['message'] : '',
    status,
    additionalInfo: infoOf(first['additionalInfo']),
    correlationId: answered === '' ? correlationId : answered,
  }
}
