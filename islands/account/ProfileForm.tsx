import { useRef } from 'react'
import { goTo } from '#src/client/go-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { withSignIn } from '#src/stores/auth/sign-in-over-form.ts'
import { saveProfile } from '#src/stores/profile.ts'
import { call } from '#src/stores/shop.ts'
import { Form } from '#islands/forms/Form.tsx'

type Props = { form: FormDescription<FormTexts> }

/** Who a customer is, to change. Once it was told that the profile is another by now, it saves over that. */
export const ProfileForm = ({ form }: Props) => {
  const { hidden, site, done = '' } = form
  const version = useRef(Number(hidden?.['version']))

  const save = async (values: FormValues) => {
    const saved = await saveProfile(call, values, { version: version.current, region: site.region })
    if (!saved.ok && saved.error.errorId === 'PRO415')
      version.current = Number(saved.error.additionalInfo['version'])
    return saved
  }

  return <Form form={form} act={withSignIn(form, save)} onDone={() => goTo(done)} />
}
