import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cartErrorText } from '#src/rules/cart/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import { firstOpenStep, type CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import { checkout } from '#src/stores/checkout.ts'
import { couponField, wholeCart } from '#src/stores/cart.ts'
import { useCart } from '#islands/cart/use-cart.ts'
import { CheckoutNotices } from './CheckoutNotices.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { CheckoutSurroundings } from './checkout-texts.ts'
import { StepList } from './StepList.tsx'

type Props = CheckoutSurroundings & {
  step: CheckoutStep
  /** The cart as the server read it. */
  initial: Cart
  /** The first step that is not done. */
  firstOpen: CheckoutStep
  /** Whether the site wants to know who collects items in a store. */
  wantsPickupContact?: boolean
  /** What a form that was posted failed with, in words. */
  failure?: string | undefined
  /** Why a code that was posted was refused. */
  refusedCode?: CartFailure | undefined
  /** This page, without what it was told by its query. */
  page: string
  /** An order that waits for its payment. */
  waiting?: ReactNode
  /** The step by the cart as it is now. */
  content?: (known: { cart: Cart; isAddressed: boolean }) => ReactNode
}

/** What the frame of a step is given. */
export type FlowProps = Omit<Props, 'content'>

/** A step of the checkout, and the order beside it: folded above the step on a phone. */
export const CheckoutFlow = (props: Props) => {
  const { step, initial, failure, refusedCode, page, waiting, content } = props
  const { wantsPickupContact = false, locale, texts, pictureTemplate } = props
  const surroundings = { locale, texts, pictureTemplate }
  const { checkout: text, errors } = texts
  const view = useCart(initial)
  const { notices, isBusy } = view
  const cart = view.cart ?? initial
  const lost = notices[wholeCart]
  const said = useStore(checkout.$told, { ssr: 'initial' })
  const stepOf = (known: Cart): CheckoutStep => firstOpenStep(known, wantsPickupContact)
  // After a payment that was refused the review would be of what was refused.
  const isHeld = props.firstOpen !== stepOf(initial)
  const firstOpen = isHeld ? props.firstOpen : stepOf(cart)
  const isUntouched = cart === initial
  const codes = { failure: notices[couponField] ?? (isUntouched ? refusedCode : undefined), page }
  const summary = { cart, isBusy, ...codes, ...surroundings }
  const told = lost ? cartErrorText(lost, errors, locale) : (said ?? (isUntouched ? failure : undefined))
  return (
    <div className="page checkout">
      <div className="checkout-main">
        <h1 className="visually-hidden">{text.title}</h1>
        <StepList
          step={step}
          firstOpen={firstOpen}
          isSent={cart.shippingMethods.length > 0}
          locale={locale}
          texts={text.steps}
        />
        <details className="checkout-fold" open={step === 'summary' || refusedCode !== undefined}>
          <summary>
            <span>{text.summary.show}</span>
            <strong suppressHydrationWarning>{formatMoney(cart.totals.total, cart.currency, locale)}</strong>
          </summary>
          <CheckoutSummary place="fold" {...summary} />
        </details>
        {waiting}
        <CheckoutNotices cart={cart} failure={told} locale={locale} texts={texts} />
        {content?.({ cart, isAddressed: firstOpen !== 'shipping' })}
      </div>
      <aside className="checkout-aside" aria-label={text.summary.title}>
        <h2>{text.summary.title}</h2>
        <CheckoutSummary place="aside" {...summary} />
      </aside>
    </div>
  )
}
