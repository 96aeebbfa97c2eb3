/** Who changes an order: who bought, the shop's staff, the payment provider, or the shop by itself. */
export type OrderActor = 'shopper' | 'staff' | 'provider' | 'system'

/** What has become of the money. */
export type PaymentState =
  | 'created'
  | 'paymentPending'
  | 'challenged'
  | 'authorised'
  | 'captured'
  | 'failed'
  | 'partlyRefunded'
  | 'refunded'

/** What has become of the goods. `partlyShipped` says that the rest is still to come. */
export type FulfilmentState =
  | ('open' | 'allocated' | 'partlyShipped' | 'shipped' | 'delivered' | 'readyForPickup' | 'collected')
  | ('cancelled' | 'returnRequested' | 'returned')

export type OrderState = Readonly<{ payment: PaymentState; fulfilment: FulfilmentState }>

/** How an order begins. */
export const newOrder: OrderState = { payment: 'created', fulfilment: 'open' }

type Transition = {
  /** Where the order must be; what is not named may be anything. */
  payment?: readonly PaymentState[]
  fulfilment?: readonly FulfilmentState[]
  to: Partial<OrderState>
  by: readonly OrderActor[]
}

/** States in which money is still waited for. */
export const unpaid = ['created', 'paymentPending', 'challenged'] as const satisfies PaymentState[]
/** States in which money is there for what is still to come. */
export const paid = ['authorised', 'captured', 'partlyRefunded'] as const satisfies PaymentState[]
/** States in which money was taken, and not all of it went back. */
export const taken = ['captured', 'partlyRefunded'] as const satisfies PaymentState[]
/** States of orders that were paid for, of which all may have gone back since. */
export const everPaid = [...paid, 'refunded'] as const satisfies PaymentState[]
const waiting = ['open', 'allocated', 'partlyShipped', 'readyForPickup'] as const
const handedOver = [
  'partlyShipped',
  'shipped',
  'delivered',
  'collected',
  'returnRequested',
  'returned',
] as const
/** States in which goods are packed, or sent by email. */
export const packing = [
  'allocated',
  'partlyShipped',
  'readyForPickup',
  'returnRequested',
  'returned',
] as const satisfies FulfilmentState[]
const nobodys = ['system', 'provider'] as const
const shops = ['staff', 'system'] as const

/**
 * All that happens to an order, by the name of its event. Money that comes late beats an earlier refusal; what is paid for an
 * order that was cancelled meanwhile is refunded, and nothing leaves the shop that is not paid. An event that leads nowhere is of a part:
 * `goodsEvents` tells what follows for the whole.
 */
const transitions = {
  submitted: {
    payment: ['created', 'failed'],
    fulfilment: ['open'],
    to: { payment: 'paymentPending' },
    by: ['shopper', 'staff'],
  },
  challenged: { payment: ['paymentPending'], to: { payment: 'challenged' }, by: nobodys },
  authorised: { payment: [...unpaid, 'failed'], to: { payment: 'authorised' }, by: nobodys },
  refused: { payment: unpaid, to: { payment: 'failed' }, by: nobodys },
  expired: { payment: unpaid, to: { payment: 'failed' }, by: ['system'] },
  captured: { payment: ['authorised'], to: { payment: 'captured' }, by: ['provider', 'system', 'staff'] },
  voided: { payment: ['authorised'], to: { payment: 'refunded' }, by: nobodys },
  /** The provider does not take what it authorised, or had taken it and takes that back. */
  captureRefused: {
    payment: ['authorised', ...taken],
    fulfilment: ['open', ...packing, 'shipped', 'delivered', 'collected'],
    to: { payment: 'authorised' },
    by: nobodys,
  },
  /** Less is to be taken of what was authorised. */
  reduced: {
    payment: ['authorised'],
    fulfilment: ['open', ...packing, 'shipped', 'delivered', 'collected'],
    to: {},
    by: [...nobodys, 'staff'],
  },
  refundRefused: { payment: taken, to: {}, by: nobodys },
  /** The provider had given money back, and takes that back. */
  refundFailed: { payment: ['partlyRefunded', 'refunded'], to: { payment: 'captured' }, by: nobodys },
  refundedInPart: { payment: taken, to: { payment: 'partlyRefunded' }, by: [...nobodys, 'staff'] },
  refunded: { payment: taken, to: { payment: 'refunded' }, by: [...nobodys, 'staff'] },
  allocated: { payment: paid, fulfilment: ['open'], to: { fulfilment: 'allocated' }, by: shops },
  parcelSent: { payment: paid, fulfilment: packing, to: {}, by: shops },
  parcelReady: { payment: paid, fulfilment: packing, to: {}, by: shops },
  parcelArrived: { fulfilment: [...packing, 'shipped'], to: {}, by: shops },
  shippedInPart: {
    payment: paid,
    fulfilment: ['allocated', 'partlyShipped', 'readyForPickup'],
    to: { fulfilment: 'partlyShipped' },
    by: shops,
  },
  /** All that was laid out was cancelled: the rest is still to be packed. */
  backToPacking: {
    payment: everPaid,
    fulfilment: ['partlyShipped'],
    to: { fulfilment: 'allocated' },
    by: shops,
  },
  shipped: {
    payment: everPaid,
    fulfilment: ['allocated', 'partlyShipped', 'readyForPickup'],
    to: { fulfilment: 'shipped' },
    by: shops,
  },
  delivered: { fulfilment: ['shipped'], to: { fulfilment: 'delivered' }, by: shops },
  readyForPickup: {
    payment: everPaid,
    fulfilment: ['allocated', 'partlyShipped'],
    to: { fulfilment: 'readyForPickup' },
    by: shops,
  },
  collected: {
    payment: everPaid,
    fulfilment: ['readyForPickup'],
    to: { fulfilment: 'collected' },
    by: shops,
  },
  /** Of an order that is refunded too: its other units must not stay held. */
  cancelledInPart: {
    payment: everPaid,
    fulfilment: ['open', ...packing, 'shipped'],
    to: {},
    by: ['shopper', ...shops],
  },
  cancelled: { fulfilment: waiting, to: { fulfilment: 'cancelled' }, by: ['shopper', ...shops] },
  /** One parcel may be back on its way while another still waits in its store. */
  returnRequested: {
    fulfilment: [...handedOver, 'readyForPickup'],
    to: { fulfilment: 'returnRequested' },
    by: ['shopper', 'staff'],
  },
  returned: { fulfilment: handedOver, to: { fulfilment: 'returned' }, by: ['staff'] },
} as const satisfies Record<string, Transition>

export type OrderEventKind = keyof typeof transitions

const isEventKind = (name: string): name is OrderEventKind => Object.hasOwn(transitions, name)

export const orderEventKinds: readonly OrderEventKind[] = Object.keys(transitions).filter(isEventKind)

const allows = <T>(states: readonly T[] | undefined, state: T): boolean => states?.includes(state) ?? true

/** Where an event leads an order; undefined where it may not happen there, or not by this actor. */
export const nextOrderState = (
  state: OrderState,
  event: OrderEventKind,
  actor: OrderActor,
): OrderState | undefined => {
  const { payment, fulfilment, to, by }: Transition = transitions[event]
  const isAllowed =
    allows(payment, state.payment) && allows(fulfilment, state.fulfilment) && by.includes(actor)
  return isAllowed ? { ...state, ...to } : undefined
}

const paymentStates: readonly PaymentState[] = [
  ...(['created', 'paymentPending', 'challenged', 'authorised', 'captured', 'failed'] as const),
  ...(['partlyRefunded', 'refunded'] as const),
]

const fulfilmentStates: readonly FulfilmentState[] = [
  ...(['open', 'allocated', 'partlyShipped', 'shipped', 'delivered', 'readyForPickup', 'collected'] as const),
  ...(['cancelled', 'returnRequested', 'returned'] as const),
]

/**
 * An order's state in one word, as shoppers and `st` are told it (specification, shopping, section 3). While goods are on their way, or wait
 * in their store, it tells of these, and a refund in part stands beside it.
 */
export const orderStatus = ({
  payment,
  fulfilment,
}: OrderState): PaymentState | Exclude<FulfilmentState, 'open'> => {
  if (fulfilment === 'open') return payment
  const isTold =
    payment === 'refunded'
      ? fulfilment !== 'cancelled' && fulfilment !== 'returnRequested'
      : payment === 'partlyRefunded' && fulfilment === 'returned'
  return isTold ? payment : fulfilment
}

/** All states that are told by one word; one at least for each. */
export const statesOf = (status: ReturnType<typeof orderStatus>): OrderState[] =>
  paymentStates
    .flatMap((payment) => fulfilmentStates.map((fulfilment) => ({ payment, fulfilment })))
    .filter((state) => orderStatus(state) === status)
