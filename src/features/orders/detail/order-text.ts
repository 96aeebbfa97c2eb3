import { formatMoney } from '#src/base/money.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** The language of what an order says of its items, where that is not the site's: its words are those it was placed in. */
export const languageOf = (order: Pick<Order, 'locale'>, { language }: Site): string | undefined => {
  const [own] = order.locale.split('-')
  return own === language ? undefined : own
}

/** The day of an instant in the words and the time of a site. */
export const dayText = (instant: string, { language, country, timeZone }: Site): string =>
  new Intl.DateTimeFormat(`${language}-${country}`, { dateStyle: 'long', timeZone }).format(new Date(instant))

/** What a shipment is called: where it goes. */
export const shipmentTitle = (
  { shippingId, storeName }: Pick<Order['shipments'][number], 'shippingId' | 'storeName'>,
  { language, locale }: Site,
): string => {
  const { detail } = messagesOf({ language, locale }).orders
  if (shippingId === 'digital') return detail.digital
  if (shippingId === 'customs') return detail.made
  if (deliveryKindOf(shippingId) !== 'store') return detail.home
  return storeName === undefined ? detail.inStore : formatMessage(detail.store, { store: storeName }, locale)
}

/** Where the units of an item are that were bought as more than one, or will not come. */
export const unitsTexts = (
  { qty, sent, cancelled, returned }: Order['items'][number],
  isCollected: boolean,
  { language, locale }: Site,
): string[] => {
  const { detail: text } = messagesOf({ language, locale }).orders
  const coming = qty - cancelled
  const isInPart = sent > 0 && sent < coming
  return [
    ...(isInPart
      ? [formatMessage(isCollected ? text.unitsReady : text.unitsSent, { sent, count: coming }, locale)]
      : []),
    ...(cancelled > 0 ? [formatMessage(text.unitsCancelled, { count: cancelled }, locale)] : []),
    ...(returned > 0 ? [formatMessage(text.unitsReturned, { count: returned }, locale)] : []),
  ]
}

/** When a parcel was sent or laid out, and when it arrived. */
export const parcelTexts = (
  { kind, carrier, sentAt, arrivedAt }: Order['shipments'][number]['parcels'][number],
  site: Site,
): string[] => {
  const { detail: text } = messagesOf(site).orders
  const say = (one: string, instant: string): string =>
    formatMessage(one, { date: dayText(instant, site), carrier: carrier ?? '' }, site.locale)
  const left = carrier === undefined ? text.sentOn : text.sentWith
  const arrived = kind === 'ready' ? text.collectedOn : text.deliveredOn
  return [
    say(kind === 'ready' ? text.readyOn : left, sentAt),
    ...(arrivedAt === undefined ? [] : [say(arrived, arrivedAt)]),
  ]
}

/** What is said before an order is cancelled. */
export const cancelText = ({ orderNumber, totals, currency }: Order, { language, locale }: Site): string =>
  formatMessage(
    messagesOf({ language, locale }).orders.cancel.text,
    { number: orderNumber, total: formatMoney(totals.total, currency, locale) },
    locale,
  )
