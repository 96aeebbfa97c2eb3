import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { ContactSubject } from '#src/contract/contact/contact-calls.ts'
import { findPosted } from '#src/features/orders/track/find-form.ts'

/** Where shoppers write to the shop. */
export const contactPath = '/help/contact-us'

/** The button that leads there from an order. */
export const aboutOrderAct = 'about-order'

const subject: ContactSubject = 'ORDER'

/** The form's first values where an order leads to it: its number and email are posted, who it goes to is read from it. */
export const aboutOrder = async (locals: App.Locals, posted: FormValues): Promise<FormValues> => {
  const { orderNumber, email } = posted
  const found = await findPosted(locals, posted)
  if ('sent' in found) return { subject, orderNumber, email }
  const { shipments, billingAddress } = found.order
  const { firstName, lastName } = billingAddress ?? shipments.find(({ address }) => address)?.address ?? {}
  return { subject, orderNumber, email, firstName, lastName }
}
