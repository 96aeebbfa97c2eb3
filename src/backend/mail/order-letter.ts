import { formatMoney } from '#src/base/money.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import type { MessageValues } from '#src/rules/texts/format-message.ts'
import type { Letter } from './letter.ts'
import type { OrderMessage } from './mail.ts'
import { oneLine } from './one-line.ts'

/** Puts what is told of an order into the words of its site. `say` fills a text in, `hrefOf` makes a path without locale an address. */
export const orderLetter = (
  message: OrderMessage,
  site: Site,
  say: (text: string, values?: MessageValues) => string,
  hrefOf: (path: string) => string,
): Letter => {
  const texts = messages[site.language].mail
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
  const href = hrefOf('/help/track-order')
  return {
    subject: say(own.subject, { number: message.orderNumber }),
    heading: say(own.heading),
    paragraphs: [texts.greeting, say(own.text)],
    facts: [
      { label: texts.orderNumber, value: message.orderNumber },
      ...('items' in message
        ? message.items.map(({ name, qty }) => ({ label: `${qty} ×`, value: oneLine(name) }))
        : []),
      ...('trackingNumber' in message
        ? [
            ...fact(texts.store, message.storeName),
            ...fact(texts.carrier, message.carrier),
            ...fact(texts.trackingNumber, message.trackingNumber),
          ]
        : []),
      ...('returnId' in message ? fact(texts.returnNumber, message.returnId) : []),
      ...('at' in message ? fact(texts.when, message.at && time(message.at)) : []),
      ...('amount' in message && message.amount > 0
        ? [{ label: texts.refunded, value: money(message.amount, message.currency) }]
        : []),
      ...('total' in message ? [{ label: texts.total, value: money(message.total, message.currency) }] : []),
    ],
    action: {
      label: own.action,
      href: message.kind === 'orderSent' ? (message.trackingUrl ?? href) : href,
    },
    note: say(own.note),
  }
}
