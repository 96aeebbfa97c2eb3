import type { AllCalls } from '#src/contract/calls.ts'

type CartCallKey = Extract<keyof AllCalls, `${string} /cart/${string}`>

/** Every code a cart call answers with, and those that any call with a session may give. */
export type CartErrorId =
  | AllCalls[CartCallKey]['errors'][number]
  | ('API400' | 'ATTR100' | 'ATTR200' | 'ATTR300')
  | ('AUT404' | 'PLP400' | 'GEN429' | 'GEN500' | 'GEN502' | 'GEN504')
