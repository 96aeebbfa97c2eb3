import { useState } from 'react'
import { leaveTo } from '#src/client/go-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { signUpByOrder, type OrderBuyer, type SignUpUse } from '#src/stores/auth/sign-up.ts'
import { createHumanCheck } from '#src/stores/human-check.ts'
import { call } from '#src/stores/shop.ts'
import { Form } from '#islands/forms/Form.tsx'
import { LinkedText } from '#islands/ui/LinkedText.tsx'

type Props = {
  form: FormDescription<FormTexts>
  use: SignUpUse
  buyer: OrderBuyer
  /** What signing up accepts, with places for `terms` and `privacy`. */
  terms: string
  links: Record<'terms' | 'privacy', { href: string; label: string }>
}

/** Other tabs hear of the sign-in from the account, where this leads. */
const place = { call, cookies: () => document.cookie }

/** An account for a guest who has ordered: a password is all that is asked. */
export const OrderAccount = ({ form, use, buyer, terms, links }: Props) => {
  const [check] = useState(() => createHumanCheck(call, 'register'))
  return (
    <div onInput={check.begin}>
      <Form
        form={form}
        act={async (values) => signUpByOrder(place, values, { use, buyer }, await check.take())}
        onDone={leaveTo}
      >
        {/* Has the password kept with the email that it is for. */}
        <input type="email" autoComplete="username" value={buyer.email} readOnly hidden />
        <LinkedText text={terms} links={links} className="confirmation-terms" />
      </Form>
    </div>
  )
}
