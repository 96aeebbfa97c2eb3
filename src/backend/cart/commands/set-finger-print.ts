import { ok } from '#src/base/result.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller } from '../cart-dependencies.ts'

/** Notes by what the payment service knows the device. */
export const setFingerPrint =
  (change: ChangeCart) => (cartId: string, caller: Caller, deviceFingerPrint: string) =>
    change<never>({
      cartId,
      caller,
      plan: ({ details }) => ok({ remove: [], put: [], details: { ...details, deviceFingerPrint } }),
    })
