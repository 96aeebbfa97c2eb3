import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import { longestDescription } from '#src/contract/contact/warranty-calls.ts'
import { warrantyForm } from '#src/contract/contact/warranty-form.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { readFormData, textsOf } from '#src/forms/read-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { findPosted } from '#src/features/orders/track/find-form.ts'
import { leadToFound, openFound } from '#src/features/orders/track/lead-to-found.ts'
import { tellWarranty } from '#src/stores/orders.ts'
import { allTooLarge, pictureFault, picturesField, readPictures } from './read-pictures.ts'
import { attributeText } from '#src/rules/catalogue/size-text.ts'

/** What the page shows: the form that finds the order, the one that asks what broke, or where the shop will write to. */
export type Warranty =
  | { step: 'find'; sent: SentForm }
  | { step: 'tell'; order: Order; sent: SentForm; hadPictures: boolean }
  | { step: 'reported'; email: string }

/** What the form that tells what broke is known by; without it the order is found first. */
const tellAct = 'tell'

/** Items of an order that left, of which any may break. */
export const sentItems = ({ items }: Pick<Order, 'items'>): Order['items'] =>
  items.filter(({ sent, isDigitalProduct }) => sent > 0 && !isDigitalProduct)

const warrantyFields = (order: Order, site: Site): FormField[] => {
  const { warranty } = messagesOf(site)
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
          label: [name, ...attributes.map(attributeText)].join(', '),
        })),
      ],
    },
    {
      kind: 'text',
      name: 'description',
      label: warranty.description,
      isRequired: true,
      maxLength: longestDescription,
      rules: [{ rule: 'length', min: 1, max: longestDescription }],
    },
  ]
}

/** The form that asks which item of an order broke, and what happened. */
export const warrantyFormOf = (
  order: Order,
  site: Site,
  { action, sent }: { action: string; sent: SentForm },
): FormDescription<FormTexts> => {
  const { pictures, submit } = messagesOf(site).warranty
  const { orderNumber, email } = order
  const form = describeForm(site, {
    ...{ action, sent, submit, fields: warrantyFields(order, site) },
    hidden: { orderNumber, email, act: tellAct },
    calls: ['POST /consumers-v3/consumer/warranty'],
  })
  const { refusals } = form.texts
  const byCode = { ...refusals.byCode, NETWORK: pictures.failed, TIMEOUT: pictures.failed }
  return { ...form, texts: { ...form.texts, refusals: { ...refusals, byCode } } }
}

const tell = async (
  { call, site }: App.Locals,
  order: Order,
  values: FormValues,
  form: FormData,
): Promise<Warranty> => {
  const fields = warrantyFields(order, site)
  const pictures = await readPictures(form, site)
  const { name } = picturesField(site)
  const faults = {
    ...wordedFaults(fields, values, site),
    ...(pictures.ok ? {} : { [name]: pictures.error }),
  }
  const back = (sent: SentForm): Warranty => ({
    ...{ step: 'tell', order, sent },
    hadPictures: !pictures.ok || pictures.value.length > 0,
  })
  if (!pictures.ok) return back({ values, faults, failure: pictures.error })
  if (Object.keys(faults).length > 0) return back({ values, faults })
  const { orderNumber, email } = order
  const files = pictures.value.map(({ data }) => data)
  const report = await tellWarranty(call, { orderNumber, email }, values, files)
  if (report.ok) return { step: 'reported', email }
  const fault = pictureFault(report.error, pictures.value, site)
  if (fault !== undefined) return back({ values, faults: { [name]: fault }, failure: fault })
  return back(refusedForm(fields, values, report.error, site))
}

/** Takes what broke of an order, which is named by posted fields: nothing of it comes into an address. */
export const openWarranty = async (locals: App.Locals, request: Request): Promise<Warranty | Response> => {
  if (request.method !== 'POST') {
    const opened = await openFound(locals, request)
    return 'order' in opened
      ? { step: 'tell', order: opened.order, sent: untouched(), hadPictures: false }
      : { step: 'find', sent: opened.sent }
  }
  const form = await readFormData(request, warrantyForm.maxBytes)
  if (form instanceof Response) return form
  if (form === 'tooLarge')
    return { step: 'find', sent: { ...untouched(), failure: allTooLarge(locals.site) } }
  const values = textsOf(form)
  const found = await findPosted(locals, values)
  if ('sent' in found) return { step: 'find', sent: found.sent }
  const { order } = found
  return values['act'] === tellAct ? tell(locals, order, values, form) : leadToFound(request, order)
}
