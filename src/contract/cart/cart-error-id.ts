import type { AllCalls } from '#src/contract/calls.ts'
import type { CommonErrorId, errorGroups } from '#src/contract/errors.ts'

type CartCallKey = Extract<keyof AllCalls, `${string} /cart/${string}`>

type CodeOf<Group> = Group extends unknown ? keyof Group : never

/** What checkout alone meets, where a cart is paid and billed and address books are used. */
type CheckoutErrorId = CodeOf<(typeof errorGroups)['payment']> | 'CCA400' | 'CCA401' | 'ORD409'

/** Every code that a cart's calls answer with, here or in a remote back end, and those that any call with a session may give. */
export type CartErrorId =
  | Exclude<AllCalls[CartCallKey]['errors'][number], CheckoutErrorId>
  | CodeOf<(typeof errorGroups)['item' | 'gift' | 'promotion' | 'delivery']>
  | ('AUT403' | 'AUT404' | 'AUT432' | 'AUT498' | 'PLP400')
  | CommonErrorId
