import { clientHeader, requestHeaders } from '#src/contract/headers.ts'

/** Who calls, in what headers say of them; null where they say nothing. */
export type Caller = {
  /** Who it is to rate limits; null for what this process asks by itself. */
  client: string | null
  /** What the browser says it is. */
  userAgent?: string | null
  /** The text of a Cookie header. */
  cookies: string | null
  accessKey: string | null
  /** The text of an Authorization header. */
  authorization?: string | null
  /** Where they shop: the web, an app. */
  channel: string | null
  /** The instant they want to preview. */
  previewDate: string | null
  /** The key by which they tell a request that they send again. */
  idempotencyKey?: string | null
  /** From where a member of the loyalty programme came. */
  leadSource?: string | null
}

export const callerOf = ({ headers }: Request): Caller => ({
  client: headers.get(clientHeader),
  userAgent: headers.get('user-agent'),
  cookies: headers.get('cookie'),
  accessKey: headers.get(requestHeaders.authAccessKey),
  authorization: headers.get('authorization'),
  channel: headers.get(requestHeaders.channel),
  previewDate: headers.get(requestHeaders.previewDate),
  idempotencyKey: headers.get(requestHeaders.idempotencyKey),
  leadSource: headers.get(requestHeaders.leadSource),
})
