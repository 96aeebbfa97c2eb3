import { goTo } from '#src/client/go-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { withSignIn } from '#src/stores/auth/sign-in-over-form.ts'
import { changePassword } from '#src/stores/profile.ts'
import { call } from '#src/stores/shop.ts'
import { Form } from '#islands/forms/Form.tsx'

type Props = { form: FormDescription<FormTexts> }

/** Another password. */
export const PasswordForm = ({ form }: Props) => (
  <Form
    form={form}
    act={withSignIn(form, (values) => changePassword(call, values))}
    onDone={() => goTo(form.done ?? '')}
  />
)
