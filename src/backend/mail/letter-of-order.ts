import { formatMoney } from '#src/base/money.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { hasWithdrawalRight } from '#src/rules/orders/withdrawal.ts'
import type { MessageValues } from '#src/rules/texts/format-message.ts'
import type { Letter } from './letter.ts'
import type { MailedItem, OrderMessage } from './mail.ts'
import { oneLine } from './one-line.ts'
import { orderLinkPath } from './order-link.ts'

const onOneLine = (item: MailedItem): MailedItem => ({ ...item, name: oneLine(item.name) })

/** Puts what is told of an order into the words of its site. `say` fills a text in, `hrefOf` makes a path without locale an address. */
export const orderLetter = (
  message: OrderMessage,
  site: Site,
  say: (text: string, values?: MessageValues) => string,
  hrefOf: (path: string) => string,
): Letter => {
  const texts = messagesOf(site).mail
  const own = texts[message.kind]
  const money = (amount: number, currency: string): string =>
    formatMoney(amount, currency, `${site.language}-${site.country}`)
  const time = (instant: string): string =>
    new Intl.DateTimeFormat(`${site.language}-${site.country}`, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: site.timeZone,
    }).format(new Date(instant))
  const fact = (label: string, value: string | undefined) =>
    value === undefined ? [] : [{ label, value: oneLine(value) }]
  const href = hrefOf(orderLinkPath(message.orderNumber))
  const name = oneLine(message.firstName)
  const reviewPath = 'reviewPath' in message ? message.reviewPath : undefined
  const review = reviewPath && {
    text: texts.review.text,
    links: [{ label: texts.review.link, href: hrefOf(reviewPath) }],
  }
  const legal =
    message.kind === 'orderPlaced'
      ? {
          text: hasWithdrawalRight(site.country) ? texts.legal.withdrawalText : texts.legal.returnsText,
          links: [
            { label: texts.legal.terms, href: hrefOf('/brand-terms') },
            hasWithdrawalRight(site.country)
              ? { label: texts.legal.withdrawal, href: hrefOf('/help/withdraw') }
              : { label: texts.legal.returns, href: hrefOf('/help/return') },
          ],
        }
      : undefined
  const more = legal ?? review
  return {
    subject: say(own.subject, { number: message.orderNumber }),
    heading: say(own.heading),
    paragraphs: [name === '' ? texts.greeting : say(texts.greetingByName, { name }), say(own.text)],
    facts: [
      { label: texts.orderNumber, value: message.orderNumber },
      ...('trackingNumber' in message
        ? [...fact(texts.carrier, message.carrier), ...fact(texts.trackingNumber, message.trackingNumber)]
        : []),
      ...('returnId' in message ? fact(texts.returnNumber, message.returnId) : []),
      ...('at' in message ? fact(texts.when, message.at && time(message.at)) : []),
      ...('amount' in message && message.amount > 0
        ? [{ label: texts.refunded, value: money(message.amount, message.currency) }]
        : []),
      ...('total' in message ? [{ label: texts.total, value: money(message.total, message.currency) }] : []),
    ],
    ...('items' in message ? { items: message.items.map(onOneLine) } : {}),
    ...('sums' in message ? { sums: message.sums } : {}),
    ...('parts' in message ? { parts: message.parts } : {}),
    action: {
      label: own.action,
      href: message.kind === 'orderSent' ? (message.trackingUrl ?? href) : href,
    },
    note: say(own.note),
    ...(more ? { more } : {}),
  }
}
