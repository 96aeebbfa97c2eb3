import type { Order } from '#src/contract/orders/order.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { addressLines } from '#src/rules/address/address-lines.ts'
import { sellerLines } from '#src/rules/orders/seller-lines.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { PrintedDocument } from '#src/backend/documents/printed-document.ts'
import { printingSiteOf } from './invoice-document.ts'
import type { ReturnLine } from '../store/return-tables.ts'
import { attributeText } from '#src/rules/catalogue/size-text.ts'

/** Lines that come back, under the number by which they are known when they arrive. */
export type LabelledReturn = {
  returnId: string
  kind: Order['returns'][number]['kind']
  lines: readonly ReturnLine[]
}

/** The label of a return, to be stuck onto its parcel, in the language of the order; `seller` is where it goes, line by line. */
export const returnLabel = (
  order: Order,
  { returnId, kind, lines }: LabelledReturn,
  seller: readonly string[],
): PrintedDocument => {
  const { site, paper, language } = printingSiteOf(order)
  const { returnLabel: text } = messagesOf(site).documents
  const { reasons } = messagesOf(site).returns
  const [author = ''] = seller
  // Someone who withdraws is asked for no reason.
  const hasReasons = kind === 'return'
  const from = order.shipments.find(({ address }) => address)?.address ?? order.billingAddress
  const itemOf = (id: string) => order.items.find((item) => item.id === id)
  const nameOf = (id: string): string => {
    const { name = '', attributes = [] } = itemOf(id) ?? {}
    return [name, ...attributes.map(attributeText)].join(' · ')
  }
  return {
    ...{ title: formatMessage(text.title, { number: returnId }, site.locale), author, language, paper },
    blocks: [
      { kind: 'code', value: returnId, alt: formatMessage(text.code, { number: returnId }, site.locale) },
      {
        kind: 'columns',
        columns: [
          { heading: text.to, lines: sellerLines(seller, site.country) },
          ...(from ? [{ heading: text.from, lines: addressLines(from, site.language) }] : []),
        ],
      },
      {
        kind: 'facts',
        rows: [
          { label: text.number, value: returnId },
          { label: text.order, value: order.orderNumber },
        ],
      },
      {
        kind: 'table',
        head: [text.item, text.quantity, ...(hasReasons ? [text.reason] : [])],
        rows: lines.map(({ id, qty, reason }) => [
          nameOf(id),
          String(qty),
          ...(hasReasons ? [reasons[reason]] : []),
        ]),
      },
    ],
    footer: [text.footer],
  }
}

/** The name of a label's file. */
export const labelFileName = (order: Order, returnId: string): string => {
  const { site } = printingSiteOf(order)
  return formatMessage(messagesOf(site).documents.returnLabel.file, { number: returnId }, site.locale)
}
