import { untouched, type FormField, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import type { Site } from '#src/contract/sites.ts'
import { isSignedIn } from '#src/features/account/signed-in.ts'
import { failureOf, type FoundOrFailed } from '#src/features/shop-frame/outcome.ts'
import { readForm } from '#src/forms/read-form.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { variantName } from '#src/rules/catalogue/variant-name.ts'
import { askForStock, ownEmail } from '#src/stores/stock-requests.ts'

/** The form by which somebody waits for what is sold out, or what came of it; `none` where nothing of the product is. */
export type StockRequestState = { product: Product } & (
  | { state: 'open'; fields: readonly FormField[]; sent: SentForm }
  | { state: 'waiting' | 'confirmationSent'; email: string }
  | { state: 'none' }
)

/** Which variant, and where it is told. */
const stockRequestFields = (product: Product, site: Site): FormField[] => {
  const texts = messagesOf(site).backInStock
  const options = product.variants
    .filter(({ notifyMe }) => notifyMe)
    .map(({ upc }) => ({ value: upc, label: variantName(product, upc) }))
  return [
    { kind: 'choice', name: 'upc', label: texts.variant, isRequired: true, options },
    {
      ...{ name: 'email', label: texts.email, type: 'email', autocomplete: 'email', isRequired: true },
      ...{ maxLength: 100, rules: [{ rule: 'email' }] },
    },
  ]
}

/** Opens the form for a product, and takes it. */
export const openStockRequest = async (
  { call, site }: Pick<App.Locals, 'call' | 'site'>,
  request: Request,
  productId: string,
): Promise<FoundOrFailed<StockRequestState> | Response> => {
  const found = await call('GET /products/v2/products/{productId}/details', { path: { productId } })
  if (!found.ok) return failureOf(found.error.status)
  const product = found.value
  const fields = stockRequestFields(product, site)
  const open = (sent: SentForm): FoundOrFailed<StockRequestState> => ({
    kind: 'found',
    view: { state: 'open', product, fields, sent },
  })
  if (!product.variants.some(({ notifyMe }) => notifyMe))
    return { kind: 'found', view: { state: 'none', product } }
  if (request.method !== 'POST') {
    const email = (await isSignedIn({ call })) ? await ownEmail(call) : ''
    return open(untouched({ upc: new URL(request.url).searchParams.get('upc') ?? '', email }))
  }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const faults = wordedFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return open({ values, faults })
  const done = await askForStock(call, productId, values)
  if (!done.ok) return open(refusedForm(fields, values, done.error, site))
  const email = (values['email'] ?? '').trim()
  return { kind: 'found', view: { state: done.value.status, product, email } }
}
