import { untouched, type FormField, type FormValues, type SentForm } from '#src/components/form/form-field.ts'
import { longestDescription } from '#src/contract/contact/warranty-calls.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { formFaults, refusedForm } from '#src/features/account/form-faults.ts'
import { readForm } from '#src/features/account/read-form.ts'
import { messages } from '#src/messages/messages.ts'
import { lengthBetween } from '#src/rules/customer/field-checks.ts'
import { findPosted } from './find-posted.ts'

/** What the page shows: the form that finds the order, the one that asks what broke, or where the shop will write to. */
export type Warranty =
  | { step: 'find'; sent: SentForm }
  | { step: 'tell'; order: Order; sent: SentForm }
  | { step: 'told'; email: string }

/** Where goods that broke are told of. */
export const warrantyPath = '/help/warranty'

/** The button that sends what broke; without it the order is found first. */
export const tellAct = 'tell'

/** Items of an order that left, of which any may break. */
export const sentItems = ({ items }: Pick<Order, 'items'>): Order['items'] =>
  items.filter(({ sent, isDigitalProduct }) => sent > 0 && !isDigitalProduct)

export const warrantyFields = (order: Order, { language }: Site): FormField[] => {
  const { warranty } = messages[language]
  return [
    {
      kind: 'choice',
      name: 'itemId',
      label: warranty.item,
      isRequired: true,
      options: [
        { value: '', label: warranty.choose },
        ...sentItems(order).map(({ id, name, attributes }) => ({
          value: id,
          label: [name, ...attributes.map(({ value }) => value)].join(', '),
        })),
      ],
    },
    {
      kind: 'text',
      name: 'description',
      label: warranty.description,
      isRequired: true,
      maxLength: longestDescription,
      checks: [lengthBetween(1, longestDescription)],
    },
  ]
}

const tell = async ({ call, site }: App.Locals, order: Order, values: FormValues): Promise<Warranty> => {
  const fields = warrantyFields(order, site)
  const faults = formFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return { step: 'tell', order, sent: { values, faults } }
  const { itemId = '', description = '' } = values
  const { orderNumber, email } = order
  const told = await call('POST /consumers-v3/consumer/warranty', {
    body: { orderNumber, itemId, description, email },
  })
  if (told.ok) return { step: 'told', email }
  return { step: 'tell', order, sent: refusedForm(fields, values, told.error, site) }
}

/** Takes what broke of an order, which is named by posted fields: nothing of it comes into an address. */
export const tellWarranty = async (locals: App.Locals, request: Request): Promise<Warranty | Response> => {
  if (request.method !== 'POST') return { step: 'find', sent: untouched() }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const found = await findPosted(locals, values)
  if ('sent' in found) return { step: 'find', sent: found.sent }
  const { order } = found
  return values['act'] === tellAct ? tell(locals, order, values) : { step: 'tell', order, sent: untouched() }
}
