import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { dayText } from '#src/features/orders/detail/order-text.ts'
import { mayReturn } from './return-form.ts'
import { mayWithdraw } from './withdraw-form.ts'

/** The ways in which goods go back, by the pages and the buttons that do it. */
export type BackKind = 'return' | 'withdraw'

type BackFacts = Pick<Order, 'returnable' | 'withdrawable'>

/** Whether something of an order may go back at an instant. */
export const mayGoBack = (kind: BackKind, order: BackFacts, instant: string): boolean =>
  kind === 'return' ? mayReturn(order, instant) : mayWithdraw(order, instant)

/** Why nothing of an order may go back any more: on which day its time ended, where there still is something. */
export const closedText = (kind: BackKind, { returnable, withdrawable }: BackFacts, site: Site): string => {
  const { returns } = messages[site.language]
  const [text, goods] = kind === 'return' ? [returns, returnable] : [returns.withdrawal, withdrawable]
  return goods?.until !== undefined && goods.lines.length > 0
    ? formatMessage(text.late, { day: dayText(goods.until, site) }, site.locale)
    : text.closed
}
