import { siteOfPage } from '#src/client/browser-client.ts'
import type { PlacedOrder } from '#src/stores/wallets/wallet-order.ts'
import { placedFields, placedPath } from '#src/rules/checkout/placed-fields.ts'

/** Leads on to an order that was placed here, by a form: the server knows by a cookie of its own which order this browser placed. */
export const leadToOrder = ({ orderNumber }: PlacedOrder, isOfProduct: boolean): void => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `/${siteOfPage().locale}${placedPath}`
  const fields = {
    [placedFields.orderNumber]: orderNumber,
    [placedFields.isOfProduct]: isOfProduct ? '1' : '',
  }
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    Object.assign(field, { name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
