import { useState } from 'react'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { withSignIn } from '#src/stores/auth/sign-in-over-form.ts'
import { changeEmail } from '#src/stores/profile.ts'
import { call } from '#src/stores/shop.ts'
import { Form } from '#islands/forms/Form.tsx'

type Props = {
  form: FormDescription<FormTexts>
  text: string
  /** What is said once the link was mailed, with places for `email` and `minutes`. */
  sent: string
}

/** Another email for the account; then, that a link was mailed to it. */
export const EmailChange = ({ form, text, sent }: Props) => {
  const [mailed, setMailed] = useState<{ email: string; minutes: number }>()
  if (mailed)
    return (
      <p role="status" tabIndex={-1} ref={(note) => note?.focus()}>
        {formatMessage(sent, mailed, form.site.locale)}
      </p>
    )
  return (
    <>
      <p>{text}</p>
      <Form form={form} act={withSignIn(form, (values) => changeEmail(call, values))} onDone={setMailed} />
    </>
  )
}
