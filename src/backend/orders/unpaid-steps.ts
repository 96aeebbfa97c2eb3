import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { OrderParts } from './order-parts.ts'

/** From which client a step comes; what comes from none is not counted. */
export type FromClient = { client?: string | undefined }

type Limits = Pick<OrderParts, 'unpaidSteps'>

/** Counts a step before it is done, so that steps that come at once are counted one by one. GEN429 for one too many. */
export const countStep = async (
  { unpaidSteps }: Limits,
  { client }: FromClient,
): Promise<Result<undefined, ApiError<'GEN429'>>> => {
  const wait = client === undefined ? undefined : await unpaidSteps.consume(client)
  return wait === undefined ? ok(undefined) : err(apiError('GEN429', { retryAfter: wait }))
}

/** Forgets steps: one that held nothing, or those of an order once it is paid, which was prepared and placed. */
export const forgetSteps = async (
  { unpaidSteps }: Limits,
  { client }: FromClient,
  count: 0 | 1 | 2,
): Promise<void> => {
  for (let done = 0; client !== undefined && done < count; done += 1) await unpaidSteps.giveBack(client)
}
