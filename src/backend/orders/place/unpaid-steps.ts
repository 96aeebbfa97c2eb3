import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { FromClient, OrderDependencies } from '../store/order-dependencies.ts'

type Limits = Pick<OrderDependencies, 'unpaidSteps'>
/** What counts the steps of clients, and remembers which of them can come back. */
export type RememberedLimits = Pick<OrderDependencies, 'unpaidSteps' | 'rememberedSteps'>

const stepKey = (client: string, id: string): string => `${client} ${id}`

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
  limits: RememberedLimits,
  from: FromClient,
  cartId: string,
): Promise<ReturnType<typeof countStep>> => {
  const counted = await countStep(limits, from)
  if (counted.ok && from.client !== undefined)
    await limits.rememberedSteps.consume(stepKey(from.client, cartId))
  return counted
}

/** Remembers the step of a client who placed an order that waits for its payment, which comes back with it. */
export const rememberPlaced = async (
  { rememberedSteps }: Pick<RememberedLimits, 'rememberedSteps'>,
  { client }: FromClient,
  orderNumber: string,
): Promise<void> => {
  if (client !== undefined) await rememberedSteps.consume(stepKey(client, orderNumber))
}

/** Forgets a step by which nothing was held. */
export const forgetStep = async ({ unpaidSteps }: Limits, { client }: FromClient): Promise<void> => {
  if (client !== undefined) await unpaidSteps.giveBack(client)
}

/** Whether a client's step with a cart or an order is remembered, which is forgotten then. */
const recall = async (
  { rememberedSteps }: Pick<RememberedLimits, 'rememberedSteps'>,
  { client }: FromClient,
  id: string,
): Promise<boolean> => {
  const key = stepKey(client ?? '', id)
  if (!(await rememberedSteps.isExhausted(key))) return false
  await rememberedSteps.giveBack(key)
  return true
}

/** Forgets the steps of a cart once it is paid: the one that placed it, and the one that prepared it if it was the same client. */
export const forgetPaid = async (
  limits: RememberedLimits,
  from: FromClient,
  cartId: string,
): Promise<void> => {
  await forgetStep(limits, from)
  if (await recall(limits, from, cartId)) await forgetStep(limits, from)
}

/** Forgets the steps of an order that was paid after it was placed, whoever told that: once, and those of this client alone. */
export const forgetPaidLater = async (
  limits: RememberedLimits,
  from: FromClient,
  { cartId, orderNumber }: { cartId: string; orderNumber: string },
): Promise<void> => {
  if (await recall(limits, from, orderNumber)) await forgetPaid(limits, from, cartId)
}
