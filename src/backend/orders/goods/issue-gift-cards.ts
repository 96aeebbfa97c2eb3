import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { personName } from '#src/rules/address/address-lines.ts'
import type { MailUnit } from '#src/backend/mail/mail.ts'
import { activateGiftCard } from '#src/backend/payments/activate-gift-card.ts'
import type { NewGiftCard } from '#src/backend/payments/new-gift-card.ts'
import { orderGiftCard } from '../store/sold-gift-card-tables.ts'
import type { OrderContent, OrderedItem } from '../store/order-content.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import type { StoredOrder } from '../store/order-store.ts'

type Ordered = Pick<StoredOrder, 'orderNumber' | 'currency' | 'locale' | 'email' | 'content'>
type Item = Pick<OrderedItem, 'giftOption' | 'attributes'>

/** The buyer of a card. */
const nameOf = ({ billingAddress, shipments }: OrderContent): string => {
  const person = billingAddress ?? shipments.find(({ address }) => address)?.address
  return personName(person)
}

/** How many units of some lines of an order are gift cards. */
export const giftCardUnits = ({ content }: Pick<Ordered, 'content'>, lines: readonly LineUnits[]): number =>
  lines
    .filter(({ id }) => content.items.some((item) => item.id === id && item.isGiftCard))
    .reduce((sum, { qty }) => sum + qty, 0)

/** A new gift card of an order's item, and what it is worth in minor units. */
export type CardToMail = { item: Item; card: NewGiftCard; amount: number }

/**
 * Issues new cards, and mails the number and PIN of each in the same transaction, so that there is no card without its mail. A recipient gets
 * one mail for all their cards, with the messages that came with them.
 */
export const putInForce = async (
  { sql: tx, send }: MailUnit,
  { currency, locale, email, content }: Ordered,
  cards: readonly CardToMail[],
): Promise<void> => {
  for (const { card, amount } of cards) await activateGiftCard(tx, card, { balance: amount, currency })
  const recipientOf = ({ item: { giftOption } }: CardToMail): string => giftOption?.email || email
  const byRecipient = Map.groupBy(cards, (card) => recipientOf(card).trim().toLowerCase())
  for (const own of byRecipient.values()) {
    const [first] = own
    const to = first ? recipientOf(first) : ''
    if (to === '') continue
    const words = own.flatMap(({ item: { giftOption } }) => (giftOption ? [giftOption] : []))
    const texts = new Set(words.map(({ message: text }) => text.trim()).filter((text) => text !== ''))
    const message = {
      kind: 'giftCard' as const,
      name: words.find((one) => one.to !== '')?.to ?? '',
      text: [...texts].join('\n\n'),
      sender: words.length > 0 ? nameOf(content) : '',
      cards: own.map(({ item: { attributes }, card: { number, pin }, amount }) => {
        const design = attributes.map(({ value }) => value).join(', ')
        return { number, pin, amount, design }
      }),
      currency,
    }
    await send({ locale, to, message })
  }
}

/** Issues and mails a card for each gift card unit among some lines of a locked order. Throws for too few `cards`. */
export const issueGiftCards = async (
  unit: MailUnit,
  order: Ordered,
  lines: readonly LineUnits[],
  cards: readonly NewGiftCard[],
  { clock, newId }: Pick<OrderDependencies, 'clock' | 'newId'>,
): Promise<void> => {
  const items = lines.flatMap(({ id, qty }) => {
    const item = order.content.items.find((one) => one.id === id)
    return item?.isGiftCard ? Array.from({ length: qty }, () => item) : []
  })
  const issued = items.map((item, at) => {
    const card = cards[at]
    if (!card) throw new Error('too few gift cards were made')
    return { item, card, amount: item.price.current }
  })
  await putInForce(unit, order, issued)
  for (const { item, card, amount } of issued)
    await unit.sql.insert(orderGiftCard).values({
      ...{ id: newId(), orderNumber: order.orderNumber, itemId: item.id, amount, sentAt: clock() },
      numberHash: card.stored.numberHash,
    })
}
