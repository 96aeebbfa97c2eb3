import { CheckoutFlow, type FlowProps } from '../CheckoutFlow.tsx'
import { CollectionStep } from './CollectionStep.tsx'
import type { CollectionView } from './collection-view.ts'

/** The collection points, in the frame of the step. */
export const CollectionFlow = ({ collection, ...frame }: FlowProps & { collection: CollectionView }) => (
  <CheckoutFlow {...frame} content={(props) => <CollectionStep collection={collection} {...props} />} />
)
