import { CheckoutFlow, type FlowProps } from '../CheckoutFlow.tsx'
import type { ShippingView } from './shipping-view.ts'
import { ShippingStep } from './ShippingStep.tsx'

/** The step of the delivery, in its frame. */
export const ShippingFlow = ({ shipping, ...frame }: FlowProps & { shipping: ShippingView }) => (
  <CheckoutFlow {...frame} content={(props) => <ShippingStep shipping={shipping} {...props} />} />
)
