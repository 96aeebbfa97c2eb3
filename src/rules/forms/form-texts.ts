import type { FaultTexts } from '#src/rules/customer/fault-text.ts'
import type { PasswordRule } from '#src/rules/customer/password.ts'
import type { RefusalTexts } from './refusal.ts'

/** The words that every form has. */
export type FormWords = Readonly<
  Record<
    'problems' | 'labelled' | 'optional' | 'showPassword' | 'passwordRules' | 'refresh' | 'emailMeant',
    string
  > &
    Record<PasswordRule, string>
>

/** What a form says: its own words, what is wrong with a field, and what a refused call means. */
export type FormTexts = { words: FormWords; validation: FaultTexts; refusals: RefusalTexts }
