import type { Site } from '#src/contract/sites.ts'
import type { FormField, SentForm } from './form-field.ts'

/** A form as its page shows it, as plain data. `Texts` is what it says. */
export type FormDescription<Texts> = {
  /** Where it posts without script: a path of this shop, with its query. */
  action: string
  fields: readonly FormField[]
  /** Joins the fields once the shop wants a proof of who sends the form. */
  proof?: FormField
  sent: SentForm
  /** What its button says. */
  submit: string
  /** What a group of boxes is called. */
  legend?: string
  /** What goes along and is not shown. */
  hidden?: Readonly<Record<string, string>>
  /** Where it leads once it is done: a path of this shop. */
  done?: string
  /** The consumerId of the customer whose data it shows, where it shows any. */
  owner?: string
  site: Pick<Site, 'locale' | 'region' | 'country' | 'timeZone'>
  texts: Texts
}
