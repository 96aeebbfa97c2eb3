import type { Attachment } from './outgoing-mail.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'

/** Units of an order in a mail; `note` is what was chosen, `amount` what they cost, in words. */
export type MailedItem = { name: string; qty: number; note?: string | undefined; amount?: string | undefined }

/** Lines under a heading, such as an address. */
export type MailedPart = { heading: string; lines: readonly string[] }

/** Which order a mail is about, and whom it greets: no name where none is known. */
type AboutOrder = { orderNumber: string; firstName: string }

type MailedItems = readonly MailedItem[]

/** What a mail tells of an order. Amounts are minor units of the currency. */
export type OrderMessage = AboutOrder &
  (
    | {
        kind: 'orderPlaced'
        items: MailedItems
        sums: readonly { label: string; value: string }[]
        parts: readonly MailedPart[]
      }
    | { kind: 'orderCancelled'; items: MailedItems; total: number; currency: string }
    | {
        kind: 'orderSent' | 'orderReady' | 'orderDelivered'
        items: MailedItems
        parts: readonly MailedPart[]
        /** Where what arrived is reviewed; the path lets whoever has it do so. */
        reviewPath?: string | undefined
        carrier?: string | undefined
        trackingNumber?: string | undefined
        trackingUrl?: string | undefined
      }
    | { kind: 'orderCancelledInPart'; items: MailedItems; amount: number; currency: string }
    /** Has the label of what comes back attached; `at` is an ISO instant. */
    | {
        kind: 'returnRequested' | 'returnReceived' | 'orderWithdrawn'
        items: MailedItems
        returnId?: string | undefined
        at?: string | undefined
        attachment?: Attachment | undefined
      }
    | { kind: 'orderRefunded'; amount: number; currency: string }
  )

/** A gift card with its secrets; minor units. `design` is what was chosen of its look, if that can be chosen. */
export type MailedGiftCard = { number: string; pin: string; amount: number; design: string }

/**
 * Gift cards of one order for one recipient, one at least; `name` and `text`, which may be empty, are the words of the giver, whose own
 * name is `sender`, empty where they are for nobody else.
 */
export type GiftCardMessage = {
  kind: 'giftCard'
  sender: string
  name: string
  text: string
  cards: readonly MailedGiftCard[]
  currency: string
}

/** What a mail tells. Paths are of this shop, without locale; instants ISO. */
export type MailMessage =
  | { kind: 'welcome'; firstName: string }
  /** Goes to an address that nobody has confirmed, so by no name: a stranger may have typed both. */
  | { kind: 'confirmEmail'; path: string }
  | { kind: 'resetPassword'; firstName: string; path: string; minutes: number }
  | { kind: 'changedPassword'; firstName: string; at: string }
  /** Goes to an address that an account is to have. */
  | { kind: 'confirmNewEmail'; path: string; minutes: number }
  /** Goes to an address that another account wanted, and that has one. */
  | { kind: 'emailTaken' }
  /** Goes to the address that was. */
  | { kind: 'changedEmail'; firstName: string; email: string; at: string }
  | { kind: 'locked'; firstName: string; path: string }
  | { kind: 'newDevice'; firstName: string; at: string; address: string; userAgent: string }
  | {
      kind: 'passkeyAdded' | 'passkeyRemoved'
      firstName: string
      name: string
      at: string
      address: string
      userAgent: string
    }
  | { kind: 'confirmSubscription'; path: string; unsubscribePath: string }
  /** `name` is a variant's, with what was chosen of it. */
  | { kind: 'confirmStockRequest' | 'backInStock'; name: string; path: string; unsubscribePath: string }
  | OrderMessage
  | GiftCardMessage
  /** Goes to the shop itself, from a shopper. */
  | { kind: 'contact'; name: string; email: string; subject: string; text: string; orderNumber?: string }

/** A message to somebody, in the language and the times of a site. What is for the shop itself names no receiver. */
export type Mail = {
  /** Locale of the site, `fr-ca`. */
  locale: string
} & (
  | { to: string; message: Exclude<MailMessage, { kind: 'contact' }> }
  | { message: Extract<MailMessage, { kind: 'contact' }> }
)

/**
 * Has a mail sent in the background. It returns at once and never throws: what cannot be sent is tried again and then
 * logged, and the request that caused it goes on.
 */
export type SendMail = (mail: Mail) => void

/** The statements of one transaction and the mails that go out with it. */
export type MailUnit = { sql: Sql; send: (mail: Mail) => Promise<void> }

/** Does work in one transaction: its mails are sent once it is committed, and never if it is not. */
export type Mailed = <T>(work: (unit: MailUnit) => Promise<T>) => Promise<T>
