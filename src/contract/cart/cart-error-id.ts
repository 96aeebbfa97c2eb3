import type { AllCalls } from '#src/contract/calls.ts'
import type { CommonErrorId, errorGroups } from '#src/contract/errors.ts'

type CartCallKey = Extract<keyof AllCalls, `${string} /cart/${string}`>

/** What checkout alone meets, where a bill is addressed and address books are used. */
type CheckoutErrorId = 'BIL400' | 'BILL410' | 'CCA400' | 'CCA401'

type CodeOf<Group> = Group extends unknown ? keyof Group : never

/** Every code that a cart's calls answer with, here or in a remote back end, and those that any call with a session may give. */
export type CartErrorId =
  | Exclude<AllCalls[CartCallKey]['errors'][number], CheckoutErrorId>
  | CodeOf<(typeof errorGroups)['item' | 'gift' | 'promotion' | 'delivery']>
  | ('AUT403' | 'AUT404' | 'AUT432' | 'AUT498' | 'PLP400')
  | CommonErrorId
