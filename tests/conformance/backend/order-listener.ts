import { openWebhooks } from '#src/composition/open-webhooks.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import type { WebhookEndpoint } from '#src/backend/orders/webhooks/webhook-endpoint.ts'
import { randomId, type NewId } from '#src/base/ids.ts'
import { createPostMessage } from '#src/remote/post-message.ts'

/** Where the listeners of these tests are; a test starts a server and names its address. */
export const listening: { url: string; endpoints: WebhookEndpoint[] } = { url: '', endpoints: [] }

/** The webhooks of a shop whose listeners a test names. */
export const webhooksOf = (database: Database, clock: () => string, newId: NewId = randomId) => {
  const post = createPostMessage({ allowsPrivate: true, deadlineMs: 2_000 })
  return openWebhooks({
    database,
    endpoints: listening.endpoints,
    post: (_, message) => post(listening.url, message),
    clock,
    newId,
  })
}
