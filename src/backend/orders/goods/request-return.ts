import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { nextOrderState } from '#src/rules/orders/order-states.ts'
import { haveUnits, type LineUnits } from '#src/rules/orders/open-lines.ts'
import { isOpenAt, returnableUnits, type Returnable } from '#src/rules/orders/returnable-units.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { linesOfGoods } from '../store/order-goods.ts'
import { cancelUnits } from './cancel-units.ts'
import { unearnedGifts } from './unearned-gifts.ts'
import type { FromClient, OrderDependencies } from '../store/order-dependencies.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import { appendEvents, findOrder, lockRecord, type OrderRecord } from '../store/order-store.ts'
import { mailedTo } from '../documents/mailed-order.ts'
import { printFile } from '../documents/print-file.ts'
import { labelFileName, returnLabel, type LabelledReturn } from '../documents/return-label.ts'
import { returnFactsOf } from '../documents/return-presenter.ts'
import { orderReturn, type ReturnLine } from '../store/return-tables.ts'

type Requested = CallOutput<'POST /consumers-v3/consumer/return/{orderId}/returnLabel'>
type ReturnError = ApiError<ReturnErrorId | 'GEN429'>

const errorIds = {
  late: 'ORD417',
  units: 'ORD418',
  state: 'ORD418',
  return: 'ORD418',
  order: 'RTN500',
} as const

/** Why a return is refused: too late, units that cannot come back, an order or return that changed meanwhile, or an unknown one. */
type ReturnObstacle = keyof typeof errorIds
export type ReturnErrorId = (typeof errorIds)[ReturnObstacle]

export const returnError = (reason: ReturnObstacle): Result<never, ApiError<ReturnErrorId>> =>
  err(apiError(errorIds[reason], { reason }))

/** Prints the label of a return of an order. GEN429 while too many are printed. */
export const printLabel = (
  dependencies: OrderDependencies,
  order: Order,
  labelled: LabelledReturn,
  from?: FromClient,
) =>
  printFile(
    dependencies,
    labelFileName(order, labelled.returnId),
    returnLabel(order, labelled, dependencies.seller),
    from,
  )

/** What is to come back; `returns` are the returns of the order that the caller saw. */
export type WishedReturn<Lines> = Readonly<{ lines: Lines; returns?: number | undefined }>

/** Why units may not come back: too many of them, too late, or other returns than were seen; undefined where they may. */
export const returnObstacle = (
  { order, goods }: OrderRecord,
  { lines, returns }: WishedReturn<readonly LineUnits[]>,
  returnable: Returnable,
  at: string,
): 'late' | 'units' | 'state' | undefined => {
  if (returns !== undefined && returns !== goods.returns.length) return 'state'
  if (!isOpenAt(returnable, at)) return returnable.lines.length > 0 ? 'late' : 'units'
  const unitsOf = ({ id }: { id: string }) => returnable.lines.find((line) => line.id === id)?.qty ?? 0
  return haveUnits(linesOfGoods(order.content, goods), lines, unitsOf) ? undefined : 'units'
}

/** Units of lines with the names of their items. */
export const namedUnits = (
  { items }: { items: readonly { id: string; name: string }[] },
  lines: readonly LineUnits[],
) => lines.map(({ id, qty }) => ({ qty, name: items.find((item) => item.id === id)?.name ?? '' }))

/** The label of a return that was requested before. ORD418 where the order has no such return. */
export const reprintLabel =
  (dependencies: OrderDependencies) =>
  async (order: Order, returnId: string, from: FromClient): Promise<Result<Requested, ReturnError>> => {
    const made = order.returns.find((one) => one.returnId === returnId)
    if (!made) return returnError('return')
    const label = await printLabel(dependencies, order, made, from)
    return label.ok ? ok({ ...made, label: label.value }) : label
  }

/**
 * Notes on a locked order that goods come back, and cancels the gifts that nothing earns then. False, and nothing written, where its state does
 * not allow that.
 */
const noteReturn = async (
  tx: Sql,
  record: OrderRecord,
  lines: readonly LineUnits[],
  dependencies: OrderDependencies,
): Promise<boolean> => {
  const actor = 'shopper'
  const noted = { actor, at: dependencies.clock() } as const
  if (!nextOrderState(record.order, 'returnRequested', actor)) return false
  const gifts = unearnedGifts(record, lines)
  const cancelled =
    gifts.length > 0 ? await cancelUnits(tx, record, { actor, lines: gifts }, dependencies) : ok(record.order)
  return cancelled.ok && (await appendEvents(tx, cancelled.value, ['returnRequested'], noted)) !== undefined
}

/** Requests a return of lines of an order, with reasons: stores it, mails its label and responds with it. ORD417 and ORD418 where they may not come back. */
export const requestReturn =
  (dependencies: OrderDependencies) =>
  async (
    shown: Order,
    wished: WishedReturn<readonly ReturnLine[]>,
    from: FromClient,
  ): Promise<Result<Requested, ReturnError>> => {
    const { orderNumber, email, locale } = shown
    const { lines } = wished
    const returnId = dependencies.newReturnId()
    const label = await printLabel(dependencies, shown, { returnId, kind: 'return', lines }, from)
    if (!label.ok) return label
    const obstacle = await dependencies.mailed(async ({ sql: tx, send }) => {
      const record = await lockRecord(tx, orderNumber)
      const at = dependencies.clock()
      const unfit = record && returnObstacle(record, wished, returnableUnits(returnFactsOf(record)), at)
      if (!record || unfit) return unfit ?? 'order'
      if (!(await noteReturn(tx, record, lines, dependencies))) return 'state'
      const made = { returnId, orderNumber, kind: 'return' as const, lines: [...lines], requestedAt: at }
      await tx.insert(orderReturn).values(made)
      const items = namedUnits(shown, lines)
      const about = { kind: 'returnRequested' as const, ...mailedTo(record.order), returnId, items }
      if (email !== '') await send({ locale, to: email, message: { ...about, attachment: label.value } })
      return undefined
    })
    if (obstacle) return returnError(obstacle)
    const after = await findOrder(dependencies.db, orderNumber)
    const made = after && presentOrder(after).returns.find((one) => one.returnId === returnId)
    return made ? ok({ ...made, label: label.value }) : returnError('return')
  }
