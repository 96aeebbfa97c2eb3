import { atom } from 'nanostores'
import type { ShippingPart } from '#src/rules/checkout/shipping-part.ts'

const createCheckout = () => {
  /** The part of the delivery that is shown; undefined for the one that its step begins with. */
  const $part = atom<ShippingPart | undefined>(undefined)
  /** What is told above the step, in words. */
  const $told = atom<string | undefined>(undefined)
  let isOrdered = false
  return {
    $part,
    $told,
    /** Shows a part of the delivery, or another step, with what is told of what came before. */
    show: (part: ShippingPart | undefined, told?: string): void => {
      $told.set(told)
      $part.set(part)
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
