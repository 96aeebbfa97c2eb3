import { closedBarsKey } from '#blocks/benefit-bar/closed-bars.ts'
import { seenKey } from '#src/block-rendering/variant/exposure.ts'
import { pageAllows } from '#src/tracking/page-consent.ts'
import { closedPopUpsKey } from '#src/tracking/visitor-storage.ts'

/** Takes away what this browser stores for categories that are not allowed. */
export const forgetStored = (): void => {
  try {
    if (!pageAllows('C0004')) sessionStorage.removeItem(seenKey)
    if (!pageAllows('C0003')) for (const key of [closedBarsKey, closedPopUpsKey]) localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden there is nothing to take away.
  }
}
