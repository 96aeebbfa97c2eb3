import type { ReactNode } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import type { CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { PaymentView } from './payment/payment-view.ts'
import type { ReviewView } from './review/review-view.ts'
import type { CollectionView } from './shipping/collection-view.ts'
import type { ShippingView } from './shipping/shipping-view.ts'

/** What a step begins with. */
export type StepView =
  | { shipping: ShippingView }
  | { collection: CollectionView }
  | { payment: PaymentView }
  | { review: ReviewView }

/** What the frame of a step begins with. */
export type StepFrame = {
  step: CheckoutStep
  /** The cart as the server read it. */
  initial: Cart
  /** The first step that is not done. */
  firstOpen: CheckoutStep
  /** What is told of what came before, in words. */
  failure?: string | undefined
  /** Why a code that was posted was refused. */
  refusedCode?: CartFailure | undefined
  /** The page of the step, without what it was told by its query. */
  page: string
  /** Whether its page has a policy of its own, for the hosts of a provider: it is a page of its own then. */
  isAlone?: boolean | undefined
}

/** A step as its page answers to whoever asks for data. */
export type StepData = { title: string; view: StepView; frame: StepFrame }

/** What every step is shown with. `goTo` goes on to a page, and gives false where the shop cannot be reached. */
export type StepProps = {
  cart: Cart
  isAddressed: boolean
  locale: string
  texts: CheckoutTexts
  goTo: (path: string) => Promise<boolean>
}

/** A step by the cart as it is now. */
export type StepContent = (props: StepProps) => ReactNode
