import { goTo } from '#src/client/go-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { withSignIn } from '#src/stores/auth/sign-in-over-form.ts'
import { call } from '#src/stores/shop.ts'
import { saveSubscriptions } from '#src/stores/subscriptions.ts'
import { Form } from '#islands/forms/Form.tsx'
import { loadReadPhone } from '#islands/forms/load-rules.ts'

type Props = { form: FormDescription<FormTexts>; saved: string; sent: string }

/** What a customer is written to about. `saved` and `sent` are where it leads: the one where a mailed link is to confirm some of it. */
export const SubscriptionsForm = ({ form, saved, sent }: Props) => {
  const save = withSignIn(form, async (values: FormValues) => {
    const read = await loadReadPhone()
    return saveSubscriptions(call, values, { country: form.site.country, read })
  })
  return <Form form={form} act={save} onDone={({ isSent }) => goTo(isSent ? sent : saved)} />
}
