import { useCallback, useState } from 'react'
import { formatMoney } from '#src/base/money.ts'
import { creditsOf } from '#src/rules/checkout/payment-choice.ts'
import { noteOfGiftCards } from '#src/rules/payments/note-of-gift-cards.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { StepProps } from '../step-view.ts'
import { Credits } from './Credits.tsx'
import { PaymentForm, paymentFormId } from './PaymentForm.tsx'
import type { PaymentView } from './payment-view.ts'
import { StoredValue } from './StoredValue.tsx'
import { usePaymentMethods } from './use-payment-methods.ts'

type Props = StepProps & { payment: PaymentView }

/** What pays the order: the shopper's own money first, gift cards, rewards and credit below, and what is still to pay beside the button. */
export const PaymentStep = ({ payment, cart, locale, texts, goTo }: Props) => {
  const { billing: text, storedValue, summary } = texts.checkout
  const methods = usePaymentMethods(cart, payment.methods)
  const credits = creditsOf(methods)
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState(false)
  const rest = formatMoney(Math.max(cart.totals.remainingToPay, 0), cart.currency, locale)
  const note = noteOfGiftCards(cart, storedValue, locale)
  const hear = useCallback((isAtWork: boolean) => setBusy(isAtWork), [])

  /** The control that stands where the form stood has the focus. */
  const follow = (place: string): void => {
    setTold(true)
    const section = document.getElementById(place)
    const next =
      section?.querySelector<HTMLElement>('summary') ?? section?.querySelector<HTMLElement>('button')
    ;(next ?? document.getElementById('payment'))?.focus()
  }
  const leave = (isSaved: boolean): Promise<boolean> => {
    const query = isSaved ? '' : `?${new URLSearchParams({ notice: 'cardNotSaved' })}`
    return goTo(`/${locale}/checkout/summary${query}`)
  }
  const paying = { cart, locale, texts, onPaid: follow }

  return (
    <>
      <PaymentForm
        payment={payment}
        cart={cart}
        methods={methods}
        locale={locale}
        texts={texts}
        onBusy={hear}
        onDone={leave}
      />
      <div className="payment-credits">
        {note !== undefined && <p suppressHydrationWarning>{note}</p>}
        <StoredValue
          kind="giftCard"
          form={payment.storedValue.giftCard}
          isOffered={credits.hasGiftCards}
          {...paying}
        />
        <StoredValue
          kind="reward"
          form={payment.storedValue.reward}
          isOffered={credits.hasRewards}
          {...paying}
        />
        <Credits credits={credits} {...paying} />
      </div>
      <p className="visually-hidden" role="status">
        {told ? formatMessage(text.changed, { amount: rest }, locale) : ''}
      </p>
      <div className="payment-go">
        <p>
          {summary.remaining} <strong suppressHydrationWarning>{rest}</strong>
        </p>
        <Button type="submit" look="primary" className="checkout-go" form={paymentFormId} busy={isBusy}>
          {text.continue}
        </Button>
      </div>
    </>
  )
}
