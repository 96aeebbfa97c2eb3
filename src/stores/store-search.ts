import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { PickupWish } from './dialogs/shop-dialogs.ts'

/** Where stores are looked for: near a place or a position, else in the whole country. */
export type SearchedFrom = { place: string } | { latitude: number; longitude: number } | Record<string, never>

/** Finds stores that hand out orders, with what they hold of the variant that is wanted. */
export const createStoreSearch =
  (call: Client['call'], country: () => string) =>
  (
    from: SearchedFrom,
    { productId, upc }: Pick<PickupWish, 'productId' | 'upc'>,
  ): Promise<Result<CallOutput<'POST /stores/v1/search'>, ClientError>> =>
    call('POST /stores/v1/search', {
      body: { ...from, countryCode: country(), services: ['pickup'], productId, upc },
    })
