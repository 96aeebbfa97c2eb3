import { useState, type FocusEvent } from 'react'
import type { AuthStep } from '#src/contract/identity/auth-step.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { AuthFlow } from '#src/stores/auth/auth-flow.ts'
import { createHumanCheck } from '#src/stores/human-check.ts'
import { call } from '#src/stores/shop.ts'
import { Form } from '#islands/forms/Form.tsx'
import css from './AuthSteps.module.css'
import { PasskeySignIn, usePasskeySignIn } from './PasskeySignIn.tsx'

type Props = {
  step: AuthStep<FormTexts>
  form: NonNullable<AuthStep<FormTexts>['form']>
  flow: AuthFlow
  prefix: string
}

/** The form of a step. What shows that a person sends it begins once they type. */
export const AuthForm = ({ step, form, flow, prefix }: Props) => {
  const { humanCheck, passkeySignIn } = step
  const [check] = useState(() => humanCheck && createHumanCheck(call, humanCheck))
  const passkey = usePasskeySignIn(passkeySignIn, flow)

  const type = (): void => {
    check?.begin()
    flow.prepare()
  }
  const focus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target instanceof HTMLInputElement && target.autocomplete.includes('webauthn')) passkey.renew()
  }

  return (
    <div className={css.form} onFocus={focus} onInput={type}>
      <Form
        form={form}
        act={async (values) => flow.send(values, await check?.take())}
        onDone={() => undefined}
        prefix={prefix}
      />
      {passkeySignIn && <PasskeySignIn words={passkeySignIn.words} passkey={passkey} />}
    </div>
  )
}
