import type { Client } from '#src/client/client.ts'

/** When somebody subscribed, by the shop's clock; the epoch where that does not tell (specification, account and content, section 7). */
export const subscriptionDate = async (call: Client['call']): Promise<string> => {
  const time = await call('GET /fapi/server/time', {})
  return time.ok ? time.value.timestamp : new Date(0).toISOString()
}
