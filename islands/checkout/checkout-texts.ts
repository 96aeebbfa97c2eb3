import type { Messages } from '#src/messages/messages.ts'

/** What the checkout says, in the language of its page. */
export type CheckoutTexts = Pick<Messages, 'checkout' | 'errors' | 'refusals' | 'tenders'> & {
  cart: Pick<Messages['cart'], 'summary' | 'coupon' | 'delivery'>
  /** Of a store, when it is open. */
  stores: Pick<Messages['stores'], 'hours' | 'closed'>
  /** Until when a saved card is good. */
  expires: string
  /** A button or a field, with what it is about. */
  labelled: string
  wallets: Pick<Messages['wallets'], 'express' | 'or' | 'saved' | 'savedTo' | 'savedPickup'>
}

/** What every part of the checkout needs to know of the shop around it. */
export type CheckoutSurroundings = {
  locale: string
  texts: CheckoutTexts
  /** Address of a square picture, with a place for its id. */
  pictureTemplate: string
}
