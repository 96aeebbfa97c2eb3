import { err, ok, type Result } from '#src/base/result.ts'
import type { CallErrorId } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import type { FromClient } from '../store/order-dependencies.ts'
import { isOpen, type OrderRecord } from '../store/order-store.ts'
import { forgetPaid, forgetStep, rememberPlaced, type RememberedLimits } from './unpaid-steps.ts'

export type PlacementError = ApiError<CallErrorId<'PUT /cart/v2/checkout/order'> | 'GEN429'>

export type PlacementResponse = Result<Order, PlacementError>

/** What placing an order may come to, and what it carries. */
type Outcomes = {
  /** The cart, its payment or its shopper was refused: no order was made. */
  refused: { error: PlacementError }
  /** It was refused in words that give away whether its buyer has ordered before. */
  refusedToKnownBuyer: { error: PlacementError }
  /** The cart changed while it was placed: it can be tried again. */
  overtaken: unknown
  /** The cart had become this order already. */
  repeated: { placed: OrderRecord }
  /** An order was made, and its payment failed. */
  unpaid: { placed: OrderRecord }
  /** An order was made, and cancelled before it was paid, as its cart was placed again meanwhile. */
  givenUp: { placed: OrderRecord }
  /** An order was made that waits for its payment. */
  waiting: { placed: OrderRecord }
  /** An order was made and paid. */
  paid: { placed: OrderRecord }
}

type PlacementKind = keyof Outcomes

/** What one try to place an order came to. */
export type Placement<Kind extends PlacementKind = PlacementKind> = {
  [K in Kind]: { kind: K } & Outcomes[K]
}[Kind]

/** What became of an order that was made, once its provider was asked. */
export const placementOf = (placed: OrderRecord): Placement<'unpaid' | 'givenUp' | 'waiting' | 'paid'> => {
  if (placed.order.payment === 'failed') return { kind: 'unpaid', placed }
  if (placed.order.fulfilment === 'cancelled') return { kind: 'givenUp', placed }
  return { kind: isOpen(placed.order) ? 'waiting' : 'paid', placed }
}

/**
 * What becomes of the step that was counted for its client: it stays counted where something was taken or given away, until its order is paid
 * if that waits; it is forgotten where nothing was; and with a paid order the one that prepared its cart is forgotten too.
 */
type StepRule = 'counted' | 'countedUntilPaid' | 'forgotten' | 'forgottenWithCart'

const orderOf = ({ placed }: { placed: OrderRecord }): PlacementResponse => ok(presentOrder(placed))

const errorOf = ({ error }: { error: PlacementError }): PlacementResponse => err(error)

const overtakenError = (): PlacementResponse => err(apiError('BSK409'))

const paymentErrorOf = ({ placed: { attempt } }: { placed: OrderRecord }): PlacementResponse =>
  err(apiError(attempt?.errorId ?? 'PYT300'))

const placements: {
  [K in PlacementKind]: { step: StepRule; respond: (outcome: Outcomes[K]) => PlacementResponse }
} = {
  refused: { step: 'forgotten', respond: errorOf },
  refusedToKnownBuyer: { step: 'counted', respond: errorOf },
  overtaken: { step: 'forgotten', respond: overtakenError },
  repeated: { step: 'forgotten', respond: orderOf },
  unpaid: { step: 'counted', respond: paymentErrorOf },
  givenUp: { step: 'counted', respond: overtakenError },
  waiting: { step: 'countedUntilPaid', respond: orderOf },
  paid: { step: 'forgottenWithCart', respond: orderOf },
}

/** The response to the one who placed an order. */
export const responseTo = <K extends PlacementKind>(placement: Placement<K>): PlacementResponse =>
  placements[placement.kind].respond(placement)

/** A cart that was placed, and the order that was made of it. */
type PlacedIds = { cartId: string; orderNumber: string | undefined }

const stepRules: Record<
  StepRule,
  (limits: RememberedLimits, from: FromClient, ids: PlacedIds) => Promise<void>
> = {
  counted: () => Promise.resolve(),
  countedUntilPaid: async (limits, from, { orderNumber }) => {
    if (orderNumber !== undefined) await rememberPlaced(limits, from, orderNumber)
  },
  forgotten: forgetStep,
  forgottenWithCart: (limits, from, { cartId }) => forgetPaid(limits, from, cartId),
}

/** Does with the counted step of a client what follows from how placing the cart ended. */
export const endStep = (
  limits: RememberedLimits,
  placement: Placement,
  from: FromClient,
  cartId: string,
): Promise<void> => {
  const orderNumber = 'placed' in placement ? placement.placed.order.orderNumber : undefined
  return stepRules[placements[placement.kind].step](limits, from, { cartId, orderNumber })
}
