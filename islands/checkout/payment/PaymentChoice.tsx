import type { ReactNode } from 'react'
import { formatMoney } from '#src/base/money.ts'
import { instalmentsOf } from '#src/rules/cart/instalments.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import {
  currentCard,
  offeredTender,
  savedCardChoice,
  shownWays,
  type PaymentMethods,
} from '#src/rules/checkout/payment-choice.ts'
import { isCardMethod } from '#src/rules/payments/is-card-method.ts'
import { redirectNote } from '#src/rules/payments/redirect-note.ts'
import { tenderText } from '#src/rules/payments/tender-text.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { SavedCard } from '#src/stores/checkout/payment.ts'
import type { CheckoutTexts } from '../checkout-texts.ts'

type Props = {
  cart: Cart
  methods: PaymentMethods
  savedCards: readonly SavedCard[]
  /** The choice, and what hears of another. */
  chosen: string
  onChoose: (method: string) => void
  locale: string
  texts: CheckoutTexts
  /** The fields of a new card. */
  children: ReactNode
}

/** The payments that a lender splits the rest into. */
const partsText = (
  { totals, currency }: Cart,
  { instalments, instalmentsAtMost }: CheckoutTexts['tenders'],
  locale: string,
): string => {
  const parts = instalmentsOf(totals.remainingToPay)
  const [{ amount: most } = { amount: 0 }, last] = [parts[0], parts.at(-1)]
  const text = most === last?.amount ? instalments : instalmentsAtMost
  const amount = formatMoney(most, currency, locale)
  return formatMessage(text, { count: parts.length, amount }, locale)
}

/** What pays the rest. */
export const PaymentChoice = ({
  cart,
  methods,
  savedCards,
  chosen,
  onChoose,
  locale,
  texts,
  children,
}: Props) => {
  const { tenders } = texts
  const { billing: text } = texts.checkout
  const tender = offeredTender(cart)
  const held = tender?.card && tenderText(tender, tenders, locale)
  const nameOf = (card: SavedCard): string => tenderText({ ...card, card }, tenders, locale)
  const others = savedCards.filter((card) => nameOf(card) !== held)
  const expiryOf = ({ expiryMonth, expiryYear }: SavedCard): string =>
    formatMessage(texts.expires, { date: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}` }, locale)
  const isCovered = cart.totals.remainingToPay <= 0
  const radio = (value: string, isOpen = true) => (
    <input
      type="radio"
      name="method"
      value={value}
      checked={isOpen && chosen === value}
      disabled={!isOpen}
      onChange={() => onChoose(value)}
    />
  )
  return (
    <section className="checkout-part" aria-labelledby="payment">
      <h2 id="payment" tabIndex={-1}>
        {text.methods}
      </h2>
      <p hidden={!isCovered}>{text.covered}</p>
      <fieldset className="checkout-choices payment-ways" hidden={isCovered} disabled={isCovered}>
        <legend className="visually-hidden">{text.heading}</legend>
        {held !== undefined && (
          <label className="checkout-choice" key={currentCard}>
            {radio(currentCard)}
            <span>{held}</span>
          </label>
        )}
        {others.map((card) => (
          <label className="checkout-choice" key={savedCardChoice(card)}>
            {radio(savedCardChoice(card))}
            <span>
              {nameOf(card)}
              <small>{expiryOf(card)}</small>
            </span>
          </label>
        ))}
        {shownWays(methods, cart).flatMap(({ way, isOpen }) => {
          const note = redirectNote(way, tenders, locale)
          const parts = way === 'KLARNA' && isOpen ? partsText(cart, tenders, locale) : undefined
          const isCard = isCardMethod(way)
          const isAnother = isCard && (held !== undefined || others.length > 0)
          return [
            <label className="checkout-choice" key={way}>
              {radio(way, isOpen)}
              <span>
                {isAnother ? text.newCard : tenders.names[way]}
                {!isOpen && <small>{tenders.outOfBounds}</small>}
                {parts !== undefined && <small suppressHydrationWarning>{parts}</small>}
                {isOpen && note !== undefined && <small className="payment-note">{note}</small>}
              </span>
            </label>,
            ...(isCard ? [children] : []),
          ]
        })}
      </fieldset>
    </section>
  )
}
