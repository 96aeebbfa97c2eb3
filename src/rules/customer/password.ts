import type { FieldCheck } from './field-fault.ts'

/** Fewest characters of a password (specification, shopping, section 5). */
const minPasswordLength = 8

/** The rules of a password that a form shows one by one, in its order. */
export type PasswordRule = 'passwordLength' | 'passwordDigit' | 'passwordLetters'

/** Which rules a password meets. It is never trimmed, and may be as long as somebody likes. */
export const passwordRulesMet = (password: string): Record<PasswordRule, boolean> => ({
  passwordLength: [...password].length >= minPasswordLength,
  passwordDigit: /\p{Nd}/u.test(password),
  passwordLetters: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
})

/** Eight characters at least, an upper-case and a lower-case letter, and a digit. */
export const password: FieldCheck = (text) => {
  const { passwordLength, passwordDigit, passwordLetters } = passwordRulesMet(text)
  const faults = [!passwordLength, !passwordDigit, !passwordLetters].filter(Boolean).length
  if (faults === 0) return undefined
  if (faults > 1) return { fault: 'password' }
  if (!passwordLength) return { fault: 'passwordLength' }
  return { fault: passwordDigit ? 'passwordLetters' : 'passwordDigit' }
}
