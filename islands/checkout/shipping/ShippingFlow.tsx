import { CheckoutFlow, type FlowProps } from '../CheckoutFlow.tsx'
import { ShippingStep } from './ShippingStep.tsx'
import type { ShippingView } from './shipping-view.ts'

/** The step of the delivery, in its frame. */
export const ShippingFlow = ({ shipping, ...frame }: FlowProps & { shipping: ShippingView }) => (
  <CheckoutFlow
    {...frame}
    content={(known) => (
      <ShippingStep shipping={shipping} {...known} locale={frame.locale} texts={frame.texts} />
    )}
  />
)
