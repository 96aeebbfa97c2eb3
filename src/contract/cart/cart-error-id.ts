import type { AllCalls } from '#src/contract/calls.ts'
import type { CommonErrorId, errorGroups } from '#src/contract/errors.ts'

type CartCallKey = Extract<keyof AllCalls, `${string} /cart/${string}`>

type CodeOf<Group> = Group extends unknown ? keyof Group : never

/** Every code that a cart's calls answer with, here or in a remote back end, and those that any call with a session may give. */
export type CartErrorId =
  | AllCalls[CartCallKey]['errors'][number]
  | CodeOf<(typeof errorGroups)['item' | 'gift' | 'promotion' | 'delivery']>
  | ('AUT403' | 'AUT404' | 'AUT432' | 'AUT498' | 'PLP400')
  | CommonErrorId
