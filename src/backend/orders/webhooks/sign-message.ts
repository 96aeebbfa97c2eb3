import { createHmac } from 'node:crypto'

/**
 * The headers of a signed message (Standard Webhooks 1.0): its id, the instant of this try in seconds, and for each secret the
 * HMAC-SHA256 of `id.timestamp.body`.
 */
export const signMessage = (
  { id, body }: { id: string; body: string },
  secrets: readonly Buffer[],
  at: string,
): Record<string, string> => {
  const timestamp = String(Math.floor(Date.parse(at) / 1000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
