import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'

/** What the review begins with. */
export type ReviewView = {
  /** What orders the cart. */
  form: FormDescription<FormTexts>
  /** That of the customer, where somebody is signed in. */
  email: string | undefined
  /** Whether the law lets shoppers of the site withdraw from what they buy. */
  hasWithdrawalRight: boolean
}
