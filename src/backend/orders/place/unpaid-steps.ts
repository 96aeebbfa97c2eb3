import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { FromClient, OrderDependencies } from '../store/order-dependencies.ts'

type Limits = Pick<OrderDependencies, 'unpaidSteps'>
type PreparedLimits = Pick<OrderDependencies, 'unpaidSteps' | 'preparedCarts'>

const preparedKey = (client: string, cartId: string): string => `${client} ${cartId}`

/** Counts a step before it is taken, so that simultaneous steps are counted one by one. GEN429 for one too many. */
export const countStep = async (
  { unpaidSteps }: Limits,
  { client }: FromClient,
): Promise<Result<undefined, ApiError<'GEN429'>>> => {
  const wait = client === undefined ? undefined : await unpaidSteps.consume(client)
  return wait === undefined ? ok(undefined) : err(apiError('GEN429', { retryAfter: wait }))
}

/** Counts the step of a client who prepares a cart, and remembers it with the cart. */
export const countPrepared = async (
  limits: PreparedLimits,
  from: FromClient,
  cartId: string,
): Promise<ReturnType<typeof countStep>> => {
  const counted = await countStep(limits, from)
  if (counted.ok && from.client !== undefined)
    await limits.preparedCarts.consume(preparedKey(from.client, cartId))
  return counted
}

/** Forgets a step by which nothing was held. */
export const forgetStep = async ({ unpaidSteps }: Limits, { client }: FromClient): Promise<void> => {
  if (client !== undefined) await unpaidSteps.giveBack(client)
}

/** Forgets the steps of a cart once it is paid: the one that placed it, and the one that prepared it if it was the same client. */
export const forgetPaid = async (limits: PreparedLimits, from: FromClient, cartId: string): Promise<void> => {
  await forgetStep(limits, from)
  const key = preparedKey(from.client ?? '', cartId)
  if (!(await limits.preparedCarts.isExhausted(key))) return
  await limits.preparedCarts.giveBack(key)
  await forgetStep(limits, from)
}
