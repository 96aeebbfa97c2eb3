import type { SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'

/** How the fields of a form are shown that posts, and has no island. */
export const postedView = ({ language, locale, country }: Site, sent: SentForm) => ({
  sent,
  words: messagesOf({ language, locale }).account.form,
  locale,
  country,
})
