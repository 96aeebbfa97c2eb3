import { fieldOf, type OpsOutcome } from './ops-post.ts'

/** Sends a delivery at once, or drops it: `retry` or `drop` is its id. Undefined where nothing was posted. */
export const changeWebhooks = async (
  request: Request,
  call: App.Locals['call'],
): Promise<OpsOutcome | undefined> => {
  if (request.method !== 'POST') return undefined
  const form = await request.formData().catch(() => new FormData())
  const [retried, dropped] = [fieldOf(form, 'retry'), fieldOf(form, 'drop')]
  const result =
    retried === ''
      ? await call('DELETE /ops/v1/webhook-deliveries/{deliveryId}', { path: { deliveryId: dropped } })
      : await call('POST /ops/v1/webhook-deliveries/{deliveryId}/retry', { path: { deliveryId: retried } })
  if (result.ok)
    return {
      kind: 'done',
      text: retried === '' ? 'The delivery is dropped.' : 'The delivery is sent now. Look again in a moment.',
    }
  return {
    kind: 'refused',
    text: result.error.status < 500 ? 'This delivery no longer waits.' : result.error.message,
  }
}
