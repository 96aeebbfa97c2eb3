import { formatMoney } from '#src/base/money.ts'
import type { Site } from '#src/contract/sites.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { deliveryTimeText } from '#src/rules/delivery/delivery-time.ts'
import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { addressLines, storeLines } from '#src/rules/address/address-lines.ts'
import { weekHours } from '#src/rules/stores/week-hours.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { notedLabel, printTotals } from '#src/rules/totals/print-totals.ts'
import { orderTotalLines } from '#src/rules/totals/total-lines.ts'
import type { MailedItem, MailedPart } from '#src/backend/mail/mail.ts'
import type { OrderContent, OrderedShipment } from '../store/order-content.ts'
import { presentTender } from './order-presenter.ts'
import type { StoredOrder, OrderRecord } from '../store/order-store.ts'
import { tenderText } from '#src/rules/payments/tender-text.ts'
import { attributeText } from '#src/rules/catalogue/size-text.ts'

/** The site that an order was placed on. */
const siteOfOrder = ({ locale }: Pick<StoredOrder, 'locale'>): Site => siteOf(locale) ?? sites[0]

/** Whom a mail about an order greets, and its number. */
export const mailedTo = ({ orderNumber, content }: Pick<StoredOrder, 'orderNumber' | 'content'>) => {
  const person = content.billingAddress ?? content.shipments.find(({ address }) => address)?.address
  return { orderNumber, firstName: person?.firstName ?? '' }
}

/** Units of an order as a mail lists them: what was chosen, whom they are a gift for, and of entire lines what they cost. */
export const mailedItems = (
  { content, locale, currency }: Pick<StoredOrder, 'content' | 'locale' | 'currency'>,
  lines: readonly LineUnits[],
): MailedItem[] => {
  const site = siteOfOrder({ locale })
  const { detail } = messagesOf(site).orders
  return lines.flatMap(({ id, qty }) => {
    const item = content.items.find((one) => one.id === id)
    if (!item) return []
    const { name, attributes, bonus, giftOption, price } = item
    const values = attributes.map(attributeText)
    const to = giftOption ? [formatMessage(detail.giftFor, { to: giftOption.to }, site.locale)] : []
    const amount = bonus ? detail.gift : formatMoney(price.rowTotal, currency, site.locale)
    return [{ name, qty, note: [...values, ...to].join(' · '), ...(qty === item.qty ? { amount } : {}) }]
  })
}

const headingOf = ({ shippingId, storeName }: OrderedShipment, { language, locale }: Site): string => {
  const { detail } = messagesOf({ language, locale }).orders
  if (storeName !== undefined) return formatMessage(detail.store, { store: storeName }, locale)
  if (shippingId === 'digital') return detail.digital
  return shippingId === 'customs' ? detail.made : detail.home
}

const labelled = (label: string, text: string, { language, locale }: Site): string =>
  formatMessage(messagesOf({ language, locale }).mail.labelled, { label, text }, locale)

/** How a shipment is delivered, where it goes or waits, and when that store is open. */
const mailedShipment = (shipment: OrderedShipment, site: Site): MailedPart => {
  const { shippingId, store, address, label } = shipment
  const { stores } = messagesOf(site)
  const time = deliveryTimeText(shipment, site)
  const hours = store
    ? weekHours(store.hours, site.locale, stores.closed).map(({ days, hours: open }) =>
        labelled(days, open, site),
      )
    : []
  return {
    heading: headingOf(shipment, site),
    lines: [
      shippingId === 'digital' || time === '' ? time || label : labelled(label, time, site),
      ...(store ? [...storeLines(store), store.phone ?? '', ...hours] : []),
      ...(address && !store ? addressLines(address, site.language) : []),
    ].filter((line) => line !== ''),
  }
}

const sumsOf = (order: Pick<StoredOrder, 'content' | 'currency'>, site: Site) => {
  const { summary } = messagesOf(site).cart
  const { tax, taxation } = order.content.totals
  const money = (minor: number): string => formatMoney(minor, order.currency, site.locale)
  const included = formatMessage(summary.taxIncluded, { amount: money(tax) }, site.locale)
  return printTotals(orderTotalLines(order.content), summary, money).map(({ kind, value, ...line }) => ({
    label: notedLabel(line),
    value: kind === 'total' && taxation === 'gross' && tax > 0 ? `${value} (${included})` : value,
  }))
}

const partsOf = (content: OrderContent, site: Site): MailedPart[] =>
  content.shipments
    .filter(({ shippingId }) => content.items.some((item) => item.shippingId === shippingId))
    .map((shipment) => mailedShipment(shipment, site))

/** An order as the mail that confirms it shows it: its sums, deliveries, tenders and billing address. */
export const mailedOrder = ({ order, tenders }: Pick<OrderRecord, 'order' | 'tenders'>) => {
  const site = siteOfOrder(order)
  const { orders, tenders: texts } = messagesOf(site)
  const { detail } = orders
  const { content, currency } = order
  const paid = tenders.map((tender) => {
    const shown = presentTender(tender)
    const amount = formatMoney(shown.amount, currency, site.locale)
    return labelled(tenderText(shown, texts, site.locale), amount, site)
  })
  const billing = content.billingAddress
  return {
    sums: sumsOf(order, site),
    parts: [
      ...partsOf(content, site),
      ...(paid.length > 0 ? [{ heading: detail.payment, lines: paid }] : []),
      ...(billing ? [{ heading: detail.billing, lines: addressLines(billing, site.language) }] : []),
    ],
  }
}

/** How one shipment of an order is delivered; none for an unknown one. */
export const mailedParcel = (
  order: Pick<StoredOrder, 'content' | 'locale'>,
  shippingId: string,
): MailedPart[] =>
  order.content.shipments
    .filter((shipment) => shipment.shippingId === shippingId)
    .map((shipment) => mailedShipment(shipment, siteOfOrder(order)))
