import type { CartErrorId } from '#src/contract/cart/cart-error-id.ts'
import type { ClientFailure, PageFailure } from '#src/contract/client-failure.ts'
import type { ErrorId } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { PaymentMethod, StoredValueMethod } from '#src/contract/payments/tenders.ts'
import type { Language, Site } from '#src/contract/sites.ts'
import { de } from './de/de.ts'
import { en } from './en/en.ts'
import { fr } from './fr/fr.ts'
import { asSaidIn } from './regional-words.ts'

/** Every failure that has words: the API's codes, and what clients and pages find by themselves. */
export type ToldFailure = ErrorId | ClientFailure | PageFailure

/** What a cart's screens may have to say; browsers load it with them. `refusals` holds all other failures. */
type CartFailureId = CartErrorId | ClientFailure | 'CHOICE'

/**
 * The interface's texts in one language. The first language says which texts there are, the error catalogue which
 * failures have one, and the contract which statuses of orders and ways to pay do: a language that lacks a text does not type-check.
 */
export type Messages = typeof en & {
  errors: { byCode: Record<CartFailureId, string> }
  refusals: Record<Exclude<ToldFailure, CartFailureId>, string>
  orders: {
    status: Record<Order['st'], { name: string; text: string }>
  }
  tenders: { names: Record<PaymentMethod, string>; numbered: Record<StoredValueMethod, string> }
}

/** The interface's texts by language. */
export const messages: Readonly<Record<Language, Messages>> = { en, fr, de }

const bySite = new Map<string, Messages>()

/** The interface's texts as a site says them: those of its language, in the words of its country. */
export const messagesOf = ({ locale, language }: Pick<Site, 'locale' | 'language'>): Messages => {
  const texts = bySite.get(locale) ?? asSaidIn(locale, messages[language])
  bySite.set(locale, texts)
  return texts
}
