import type { BackOrder } from '#islands/orders/GoBackReceipt.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { languageOf } from '#src/features/orders/detail/order-text.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { personName } from '#src/rules/address/address-lines.ts'
import type { BackKind } from './go-back-form.ts'

/** The order of which something goes back, in the words of the site; `page` prints its labels. */
export const backOrder = (kind: BackKind, order: Order, site: Site, page: string): BackOrder => {
  const { orders, returns } = messagesOf(site)
  const { orderNumber, email } = order
  const text = kind === 'return' ? returns : returns.withdrawal
  const facts = [
    { term: returns.withdrawal.name, text: personName(order.billingAddress) },
    { term: orders.detail.number, text: orderNumber },
    { term: fieldLabels(site).email, text: email },
  ]
  return {
    ...{ reference: { orderNumber, email }, page, lang: languageOf(order, site) },
    items: order.items.map(({ id, name }) => ({ id, name })),
    facts: facts.filter((fact) => fact.text !== ''),
    site: { locale: site.locale, timeZone: site.timeZone },
    texts: {
      ...{ doneTitle: text.doneTitle, done: text.done, label: returns.label },
      ...{ at: returns.at, items: returns.items, unitsOf: orders.detail.unitsOf },
    },
  }
}
