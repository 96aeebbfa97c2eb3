import { CheckoutFlow, type FlowProps } from '../CheckoutFlow.tsx'
import type { PaymentView } from './payment-view.ts'
import { PaymentStep } from './PaymentStep.tsx'

/** The step of the payment, in its frame. */
export const PaymentFlow = ({ payment, ...frame }: FlowProps & { payment: PaymentView }) => (
  <CheckoutFlow {...frame} content={(props) => <PaymentStep payment={payment} {...props} />} />
)
