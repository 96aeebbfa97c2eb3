import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import type { MailUnit } from '#src/backend/mail/mail.ts'
import { activateGiftCard } from '#src/backend/payments/activate-gift-card.ts'
import type { NewGiftCard } from '#src/backend/payments/new-gift-card.ts'
import { orderGiftCard } from './gift-card-tables.ts'
import type { OrderContent, OrderedItem } from './order-content.ts'
import type { OrderParts } from './order-parts.ts'
import type { StoredOrder } from './order-store.ts'

type Ordered = Pick<StoredOrder, 'orderNumber' | 'currency' | 'locale' | 'email' | 'content'>
type Item = Pick<OrderedItem, 'giftOption' | 'attributes'>

/** Who bought it. */
const nameOf = ({ billingAddress, shipments }: OrderContent): string => {
  const person = billingAddress ?? shipments.find(({ address }) => address)?.address
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ')
}

/** How many of some units of an order are gift cards. */
export const giftCardUnits = ({ content }: Pick<Ordered, 'content'>, lines: readonly LineUnits[]): number =>
  lines
    .filter(({ id }) => content.items.some((item) => item.id === id && item.isGiftCard))
    .reduce((sum, { qty }) => sum + qty, 0)

/** Makes a new card worth its amount, and mails its number and PIN to its recipient: in one transaction, so that neither is without the other. */
export const putInForce = async (
  { sql: tx, send }: MailUnit,
  { currency, locale, email, content }: Ordered,
  { giftOption, attributes }: Item,
  card: NewGiftCard,
  amount: number,
): Promise<void> => {
  await activateGiftCard(tx, card, { balance: amount, currency })
  const { number, pin } = card
  const to = giftOption?.email || email
  const words = {
    name: giftOption?.to ?? '',
    text: giftOption?.message ?? '',
    sender: giftOption ? nameOf(content) : '',
    design: attributes.map(({ value }) => value).join(', '),
  }
  if (to !== '')
    await send({ locale, to, message: { kind: 'giftCard', ...words, number, pin, amount, currency } })
}

/** Makes each unit of some lines of a locked order that is a gift card one, and mails it. Throws where too few `cards` are given. */
export const issueGiftCards = async (
  unit: MailUnit,
  order: Ordered,
  lines: readonly LineUnits[],
  cards: readonly NewGiftCard[],
  { clock, newId }: Pick<OrderParts, 'clock' | 'newId'>,
): Promise<void> => {
  const left = [...cards]
  for (const { id: itemId, qty } of lines) {
    const item = order.content.items.find(({ id }) => id === itemId)
    if (!item?.isGiftCard) continue
    for (let done = 0; done < qty; done += 1) {
      const card = left.pop()
      if (!card) throw new Error('too few gift cards were made')
      const amount = item.price.current
      await putInForce(unit, order, item, card, amount)
      await unit.sql.insert(orderGiftCard).values({
        ...{ id: newId(), orderNumber: order.orderNumber, itemId, amount, sentAt: clock() },
        numberHash: card.stored.numberHash,
      })
    }
  }
}
