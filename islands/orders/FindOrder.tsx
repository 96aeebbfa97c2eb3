import { ok } from '#src/base/result.ts'
import { postTo } from '#src/client/post-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { findOrder } from '#src/stores/orders.ts'
import { call } from '#src/stores/shop.ts'
import { Form } from '#islands/forms/Form.tsx'

type Props = { form: FormDescription<FormTexts> }

/** By which whoever has no account finds an order: then its page is gone to, whose address tells neither number nor email. */
export const FindOrder = ({ form }: Props) => {
  const find = async (values: FormValues) => {
    const found = await findOrder(call, values)
    return found.ok ? ok({ orderNumber: found.value.orderNumber, email: values['email'] ?? '' }) : found
  }
  return <Form form={form} act={find} onDone={(reference) => postTo(form.action, reference)} />
}
