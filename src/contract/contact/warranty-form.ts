import { usualBodyBytes } from '#src/contract/call.ts'

/** Most pictures that show what broke, and most bytes of each. */
export const pictureBounds = { count: 4, bytes: 5_000_000 }

/** Where goods that broke are told of, below any locale, and most bytes of the form that is posted there. */
export const warrantyForm = {
  path: '/help/warranty',
  maxBytes: pictureBounds.count * pictureBounds.bytes + usualBodyBytes,
}
