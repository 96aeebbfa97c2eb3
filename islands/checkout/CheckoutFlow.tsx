import { useStore } from '@nanostores/react'
import { Fragment, lazy, Suspense, type ReactNode } from 'react'
import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cartErrorText } from '#src/rules/cart/failures/cart-error-text.ts'
import { firstOpenStep, isStepOpen, type CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import { couponField, wholeCart } from '#src/stores/cart/cart.ts'
import { useCart } from '#islands/cart/use-cart.ts'
import { CheckoutNotices } from './CheckoutNotices.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { CheckoutSurroundings } from './checkout-texts.ts'
import type { StepContent, StepFrame } from './step-view.ts'
import { StepList } from './StepList.tsx'
import { useLeftBehind } from './use-left-behind.ts'
import { useSteps } from './use-steps.ts'

/** Few carts are ordered elsewhere. */
const CartGone = lazy(async () => ({ default: (await import('./CartGone.tsx')).CartGone }))

type Props = CheckoutSurroundings &
  StepFrame & {
    /** Whether the site wants to know who collects items in a store. */
    wantsPickupContact?: boolean
    /** An order that waits for its payment. */
    waiting?: ReactNode
    /** The step that the page came with. */
    content: StepContent
  }

/** What the frame of a step is given. */
export type FlowProps = Omit<Props, 'content'>

/** The steps of the checkout in place, and the order beside them: folded above the step on a phone. */
export const CheckoutFlow = (props: Props) => {
  const { waiting, wantsPickupContact = false, locale, texts, pictureTemplate } = props
  const surroundings = { locale, texts, pictureTemplate }
  const start = { frame: props, content: props.content }
  const { shown, root, goTo, begin, press } = useSteps(start, locale, texts.errors.byCode['NETWORK'])
  const { step, initial, failure, refusedCode, page } = shown.frame
  const { checkout: text, errors } = texts
  const view = useCart(initial)
  const { notices, isBusy } = view
  const cart = view.cart ?? initial
  const lost = notices[wholeCart]
  const said = useStore(checkout.$told, { ssr: 'initial' })
  const stepOf = (known: Cart): CheckoutStep => firstOpenStep(known, wantsPickupContact)
  // After a payment that was refused the review would be of what was refused.
  const isHeld = shown.frame.firstOpen !== stepOf(initial)
  const firstOpen = isHeld ? shown.frame.firstOpen : stepOf(cart)
  const isUntouched = cart === initial
  const isGone = cart.items.length === 0
  // A step that is not open any more leads to the one that is due, which says so.
  const isOver = !isUntouched && !isGone && !isBusy && !isStepOpen(step, firstOpen)
  useLeftBehind(
    isOver ? firstOpen : undefined,
    (due) => void goTo(`/${locale}/checkout/${due}?${new URLSearchParams({ error: 'CHK380' })}`),
  )
  const codes = { failure: notices[couponField] ?? (isUntouched ? refusedCode : undefined), page }
  const summary = { cart, isBusy, ...codes, ...surroundings }
  const told = lost ? cartErrorText(lost, errors, locale) : (said ?? (isUntouched ? failure : undefined))
  return (
    <div className="page checkout" ref={root} onFocus={begin} onClick={press}>
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
        {isGone ? (
          <Suspense>
            <CartGone locale={locale} texts={text} />
          </Suspense>
        ) : (
          <>
            <CheckoutNotices cart={cart} failure={told} locale={locale} texts={texts} />
            <Fragment key={shown.turn}>
              {shown.content({ cart, isAddressed: firstOpen !== 'shipping', locale, texts, goTo })}
            </Fragment>
          </>
        )}
      </div>
      <aside className="checkout-aside" aria-label={text.summary.title}>
        <h2>{text.summary.title}</h2>
        <CheckoutSummary place="aside" {...summary} />
      </aside>
    </div>
  )
}
