import { emailPattern } from '#src/base/email-pattern.ts'
import { giftLimits } from '#src/contract/cart/gift-limits.ts'

/** What goes with a gift (specification, shopping, section 3, giftOption). */
export type GiftWords = { to: string; email: string; message: string }

/** The fields of these words, in the order in which a form shows them. */
export const giftFields = [
  { name: 'to', type: 'text', maxLength: giftLimits.to },
  { name: 'email', type: 'email', maxLength: giftLimits.email },
  { name: 'message', type: 'text', maxLength: giftLimits.message },
] as const

const email = new RegExp(`^${emailPattern}$`)

/** What is wrong with the words of a gift, by field; none where it can be saved. */
export type GiftFaults = Partial<Record<keyof GiftWords, 'missing' | 'wrong'>>

export const giftFaults = (words: GiftWords): GiftFaults => {
  const isMissing = (field: keyof GiftWords): boolean => words[field].trim() === ''
  return {
    ...(isMissing('to') ? { to: 'missing' } : {}),
    ...(isMissing('message') ? { message: 'missing' } : {}),
    ...(isMissing('email') ? { email: 'missing' } : email.test(words.email.trim()) ? {} : { email: 'wrong' }),
  }
}
