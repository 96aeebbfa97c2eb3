import { CheckoutFlow, type FlowProps } from '../CheckoutFlow.tsx'

/** The frame of the review, whose step the server writes. */
export const ReviewFlow = (frame: FlowProps) => <CheckoutFlow {...frame} />
