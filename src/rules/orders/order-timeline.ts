import type { Order } from '#src/contract/orders/order.ts'

type Step = Order['timeline'][number]

/** What tells of an order's way. Instants are ISO. */
export type OrderHistory = Readonly<{
  placedAt: string
  parcels: readonly Readonly<{ kind: 'sent' | 'ready'; at: string; arrivedAt: string | null }>[]
  cancellations: readonly Readonly<{ at: string; isWhole: boolean }>[]
  refunds: readonly Readonly<{ at: string }>[]
}>

/** Steps in which an instant's own are told. */
const rank: readonly Step['kind'][] = [
  ...([
    'placed',
    'cancelledInPart',
    'cancelled',
    'sent',
    'ready',
    'delivered',
    'collected',
    'refunded',
  ] as const),
]

/** What happened to an order, the earliest first. */
export const orderTimeline = ({ placedAt, parcels, cancellations, refunds }: OrderHistory): Step[] => {
  const steps: Step[] = [
    { kind: 'placed', at: placedAt },
    ...parcels.map(({ kind, at }): Step => ({ kind, at })),
    ...parcels.flatMap(({ kind, arrivedAt }): Step[] =>
      arrivedAt === null ? [] : [{ kind: kind === 'ready' ? 'collected' : 'delivered', at: arrivedAt }],
    ),
    ...cancellations.map(({ at, isWhole }): Step => ({
      kind: isWhole ? 'cancelled' : 'cancelledInPart',
      at,
    })),
    ...refunds.map(({ at }): Step => ({ kind: 'refunded', at })),
  ]
  return steps.toSorted((one, other) =>
    one.at === other.at ? rank.indexOf(one.kind) - rank.indexOf(other.kind) : one.at < other.at ? -1 : 1,
  )
}
