import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { OpeningTexts } from '#src/rules/stores/opening-text.ts'
import type { CollectionPoint } from '#src/stores/checkout/destinations.ts'

/** What the page of collection points begins with. */
export type CollectionView = {
  /** Where points are looked for, in words. */
  place: string
  points: readonly CollectionPoint[]
  /** Whether they could not be had. */
  isLost: boolean
  /** Who collects. */
  form: FormDescription<FormTexts>
  /** The customer's own email, which stands for that of whoever collects. */
  email: string | undefined
  /** ISO instant at which it is told which points are open. */
  instant: string
  texts: OpeningTexts
}
