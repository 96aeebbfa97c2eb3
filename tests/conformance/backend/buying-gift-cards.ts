import type { MailedGiftCard } from '#src/backend/mail/mail.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { createCheckout } from './checking-out.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

/** Whom the cards of these tests are for. */
export const giftOption = { to: 'Zoë', email: 'zoe@example.com', message: 'For your feet' }

/** Shoppers who buy gift cards over 75 dollars, and the mails that took them to their recipients. */
export const createGiftCardBuying = (shop: () => Shop) => {
  const { cardPayment } = createCheckout(shop)

  const buy = async (qty = 1, more: { giftOption?: typeof giftOption } = { giftOption }) => {
    const visitor = await shopper(shop().backend)
    const { cartId } = visitor
    const body = { cartId, productId: 'GIFTCARD01', upc: 'gift-card', qty, customAmount: 7500, ...more }
    await visitor.call('POST /cart/v1/item', { body })
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: cartId },
      body: { addresses: [home] },
    })
    shop().mails.length = 0
    const placing = { body: { cartId, paymentMethod: await cardPayment() } }
    return { visitor, order: await visitor.call('PUT /cart/v2/checkout/order', placing) }
  }

  const mailed = () =>
    shop().mails.flatMap((mail) =>
      mail.message.kind === 'giftCard' && 'to' in mail
        ? mail.message.cards.map((card) => ({ to: mail.to, ...mail.message, ...card }))
        : [],
    )

  return { buy, mailed }
}

/** What is typed of a card to see or to spend it. */
export const typed = ({ number, pin }: Pick<MailedGiftCard, 'number' | 'pin'>) => ({
  c_gcCardNumber: number,
  pin,
})
