import { atom } from 'nanostores'
import type { CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import type { ShippingPart } from '#src/rules/checkout/shipping-part.ts'

/** The step that a shopper sees. */
export type CheckoutPlace =
  { step: 'shipping'; part: ShippingPart } | { step: Exclude<CheckoutStep, 'shipping'> }

const createCheckout = () => {
  const $place = atom<CheckoutPlace | undefined>(undefined)
  /** What is told above the step, in words. */
  const $told = atom<string | undefined>(undefined)
  let isOrdered = false
  return {
    $place,
    $told,
    /** Shows a step, with what is told of the one before it. */
    show: (place: CheckoutPlace, told?: string): void => {
      $told.set(told)
      $place.set(place)
    },
    tell: (told: string | undefined): void => $told.set(told),
    /** An order was placed here: what waits of it is told by pages alone. */
    noteOrder: (): void => {
      isOrdered = true
    },
    isOrdered: (): boolean => isOrdered,
  }
}

/** The checkout of this page. */
export const checkout = createCheckout()
