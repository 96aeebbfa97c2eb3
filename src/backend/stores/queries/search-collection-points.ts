import type { CallOutput } from '#src/contract/calls.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { StoreReads } from '../store-reads.ts'
import { presentCollectionPoint } from '../store-presenter.ts'
import { findStores, type Where } from './find-stores.ts'

/** Collection points near a place. */
export const searchCollectionPoints = async (
  reads: StoreReads,
  { optionType, ...where }: Where & { optionType?: string | undefined },
  paging: { limit: number; offset: number },
  view: View,
): Promise<CallOutput<'POST /stores/v1/collectionPoints'>> => {
  const { found, ...rest } = await findStores(
    reads,
    where,
    { kind: 'collectionPoint', optionType },
    paging,
    view,
  )
  return { ...rest, collectionPoints: found.flatMap((one) => presentCollectionPoint(one, view) ?? []) }
}
