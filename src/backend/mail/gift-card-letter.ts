import { formatMoney } from '#src/base/money.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { MessageValues } from '#src/rules/texts/format-message.ts'
import { printedCode } from '#src/backend/platform/new-code.ts'
import type { Letter } from './letter.ts'
import type { GiftCardMessage } from './mail.ts'
import { oneLine } from './one-line.ts'

/** Tells the recipients of gift cards their numbers and PINs, with the words of the giver. */
export const giftCardLetter = (
  { sender, name, text, cards, currency }: GiftCardMessage,
  site: Site,
  say: (text: string, values?: MessageValues) => string,
  hrefOf: (path: string) => string,
): Letter => {
  const { greeting, greetingByName, giftCard: own } = messagesOf(site).mail
  const receiver = oneLine(name)
  const giver = oneLine(sender)
  return {
    subject: say(own.subject),
    heading: say(own.heading),
    paragraphs: [
      receiver === '' ? greeting : say(greetingByName, { name: receiver }),
      ...(giver === '' ? [] : [say(own.from, { sender: giver })]),
      say(own.text),
    ],
    facts: cards.flatMap(({ number, pin, amount, design }) => [
      { label: own.amount, value: formatMoney(amount, currency, `${site.language}-${site.country}`) },
      ...(design === '' ? [] : [{ label: own.design, value: oneLine(design) }]),
      { label: own.number, value: printedCode(number) },
      { label: own.pin, value: pin },
    ]),
    ...(text.trim() === '' ? {} : { quote: text }),
    action: { label: own.action, href: hrefOf('/') },
    note: say(own.note),
  }
}
