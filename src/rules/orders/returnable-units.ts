import { dayMs } from '#src/base/day.ts'
import { returnDays } from '#src/base/return-settings.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { linesWith, openLines, type GoodsSoFar, type LineState, type LineUnits } from './open-lines.ts'
import { hasWithdrawalRight, withdrawalEnds } from './withdrawal.ts'
import { instantAfter } from '#src/base/clock.ts'

type Item = Pick<Order['items'][number], 'id' | 'qty' | 'bonus' | 'isDigitalProduct' | 'shippingId'>

/** What of an order tells what of it may come back. `countryCode` is where it went. */
export type ReturnFacts = Readonly<{
  items: readonly Item[]
  countryCode: string
  goods: Pick<GoodsSoFar, 'cancellations' | 'returns'> &
    Readonly<{
      parcels: readonly Readonly<{
        kind: 'sent' | 'ready'
        lines: readonly LineUnits[]
        arrivedAt: string | null
      }>[]
    }>
}>

/** Units that may come back, and until when (ISO); without an end while some are still to come. */
export type Returnable = Readonly<{ lines: LineUnits[]; until?: string | undefined }>

/** Made to order, sent by email, and gifts: nobody else could have them, or nobody paid for them. */
const isTakenBack = ({ bonus, isDigitalProduct, shippingId }: Item): boolean =>
  !bonus && !isDigitalProduct && shippingId !== 'customs'

/** Units that left the shop: those laid out in a store only once they were collected. */
const leftOf = ({ goods }: ReturnFacts, id: string): number =>
  goods.parcels
    .filter(({ kind, arrivedAt }) => kind === 'sent' || arrivedAt !== null)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.id === id)
    .reduce((sum, { qty }) => sum + qty, 0)

/** When the last of an order came; undefined while some of it is still to come. */
const lastArrival = ({ goods }: ReturnFacts, states: readonly LineState[]): string | undefined => {
  const isComing = states.some(({ ordered, cancelled, arrived }) => arrived < ordered - cancelled)
  const arrivals = goods.parcels.flatMap(({ arrivedAt }) => arrivedAt ?? [])
  return isComing ? undefined : arrivals.toSorted().at(-1)
}

const after = (instant: string, days: number): string => instantAfter(instant, days * dayMs)

/** What of an order can be sent back, as the shop lets everyone do. */
export const returnableUnits = (facts: ReturnFacts): Returnable => {
  const states = openLines(facts.items, facts.goods)
  const goods = facts.items.filter(isTakenBack)
  const lines = linesWith(
    states.filter(({ id }) => goods.some((item) => item.id === id)),
    ({ id, comingBack, returned }) => leftOf(facts, id) - comingBack - returned,
  )
  const last = lastArrival(facts, states)
  return { lines, until: last && after(last, returnDays) }
}

/**
 * What of an order can be withdrawn from where the law gives that right, sent or not; undefined elsewhere. What is made to order is excepted
 * (Directive 2011/83/EU, article 16 c).
 */
export const withdrawableUnits = (facts: ReturnFacts): Returnable | undefined => {
  if (!hasWithdrawalRight(facts.countryCode)) return undefined
  const states = openLines(facts.items, facts.goods)
  const deliveredAt = lastArrival(facts, states)
  const { countryCode } = facts
  const returnable = returnableUnits(facts).lines
  const lines = linesWith(
    states.filter(({ id }) => facts.items.some((item) => item.id === id && isTakenBack(item))),
    ({ id, ordered, cancelled }) => {
      const back = returnable.find((line) => line.id === id)?.qty ?? 0
      return ordered - cancelled - leftOf(facts, id) + back
    },
  )
  return { lines, until: withdrawalEnds({ countryCode, deliveredAt }) }
}

/** Whether units may still come back at an instant. */
export const isOpenAt = ({ lines, until }: Returnable, instant: string): boolean =>
  lines.length > 0 && (until === undefined || instant < until)
