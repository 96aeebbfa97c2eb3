import { err, ok, type Result } from '#src/base/result.ts'
import { clientFailure } from '#src/client/client-error.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { placedFields, placedPath } from '#src/rules/checkout/placed-fields.ts'

/** Milliseconds after which the shop counts as out of reach. */
const deadlineMs = 15_000

/** Where an order goes on that was placed in this browser: a path of this shop; `frame` is the page of a challenge that a dialog may show in its place. */
export type TakenOver = { next: string; frame?: string }

/** Reads a JSON text. The shop vouches for its form, as with its calls. */
function read(text: string): TakenOver
function read(text: string): unknown {
  const said: unknown = JSON.parse(text)
  return said
}

/** Has the shop know which order this browser placed, by a cookie that scripts cannot see, and say where that goes on. */
export const takeOverOrder = async (
  orderNumber: string,
  locale: string,
): Promise<Result<TakenOver, ClientError>> => {
  try {
    const response = await fetch(`/${locale}${placedPath}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ [placedFields.orderNumber]: orderNumber }),
      signal: AbortSignal.timeout(deadlineMs),
    })
    const text = await response.text()
    return response.ok ? ok(read(text)) : err(clientFailure('UNREADABLE', text, response.status, ''))
  } catch {
    return err(clientFailure('NETWORK', 'Not sent', 0, ''))
  }
}
