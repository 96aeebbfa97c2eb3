/** What a client itself reports when no readable answer came: no connection, no answer in time, an answer that is not the API's. */
export type ClientFailure = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

/**
 * One failed call, as its caller sees it. `errorId` is a code of the API's catalogue (a remote API may know more codes than
 * ours) or a `ClientFailure`; `status` is the HTTP status, 0 when no answer came.
 */
export type ClientError = {
  errorId: string
  message: string
  status: number
  additionalInfo: Record<string, string | number>
  correlationId: string
}
