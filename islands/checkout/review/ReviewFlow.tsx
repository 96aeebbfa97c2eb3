import { CheckoutFlow, type FlowProps } from '../CheckoutFlow.tsx'
import type { ReviewView } from './review-view.ts'
import { ReviewStep } from './ReviewStep.tsx'

/** The last step, in its frame. */
export const ReviewFlow = ({ review, ...frame }: FlowProps & { review: ReviewView }) => (
  <CheckoutFlow {...frame} content={(props) => <ReviewStep review={review} {...props} />} />
)
