import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { personName } from '#src/rules/address/address-lines.ts'
import type { MailUnit } from '#src/backend/mail/mail.ts'
import { activateGiftCard } from '#src/backend/payments/activate-gift-card.ts'
import type { NewGiftCard } from '#src/backend/payments/new-gift-card.ts'
import { orderGiftCard } from '../store/gift-card-tables.ts'
import type { OrderContent, OrderedItem } from '../store/order-content.ts'
import type { OrderParts } from '../store/order-parts.ts'
import type { StoredOrder } from '../store/order-store.ts'

type Ordered = Pick<StoredOrder, 'orderNumber' | 'currency' | 'locale' | 'email' | 'content'>
type Item = Pick<OrderedItem, 'giftOption' | 'attributes'>

/** Who bought it. */
const nameOf = ({ billingAddress, shipments }: OrderContent): string => {
  const person = billingAddress ?? shipments.find(({ address }) => address)?.address
  return personName(person)
}

/** How many of some units of an order are gift cards. */
export const giftCardUnits = ({ content }: Pick<Ordered, 'content'>, lines: readonly LineUnits[]): number =>
  lines
    .filter(({ id }) => content.items.some((item) => item.id === id && item.isGiftCard))
    .reduce((sum, { qty }) => sum + qty, 0)

/** A new gift card of an order's item, and what it is worth in minor units. */
export type CardToMail = { item: Item; card: NewGiftCard; amount: number }

/**
 * Makes new cards worth their amounts, and mails number and PIN of each: in one transaction, so that none is without the other. A recipient
 * has one mail for all their cards, with all the words that came with them.
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

/** Makes each unit of some lines of a locked order that is a gift card one, and mails it. Throws where too few `cards` are given. */
export const issueGiftCards = async (
  unit: MailUnit,
  order: Ordered,
  lines: readonly LineUnits[],
  cards: readonly NewGiftCard[],
  { clock, newId }: Pick<OrderParts, 'clock' | 'newId'>,
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
