import type { APIRoute } from 'astro'
import { choiceOfForm } from '#src/rules/catalogue/buy-form.ts'
import { amountFields, amountOfForm } from '#src/rules/catalogue/named-amount.ts'
import { choiceMissing } from '#src/rules/cart/posted-failure.ts'
import { buyableProduct, colorAttribute, variantOf } from '#src/rules/catalogue/variant-choice.ts'
import { respondToForm, withFailure } from './_form-post.ts'

/** The refusal that the API would give. */
const amountWrong = { errorId: 'ATTR200', message: '', additionalInfo: {} }

const withTyped = (page: string, typed: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [amountFields.typed]: typed.slice(0, 14) })}`

/** The buy box's form: `productId` and one `attribute-{type}` for each choice; where the shopper names the amount, that too. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, fields, cartId }) => {
    const { call, href } = context.locals
    const details = await call('GET /products/v2/products/{productId}/details', {
      path: { productId: field('productId') },
    })
    if (!details.ok) return withFailure(href('/cart'), details.error)

    const choice = choiceOfForm(fields())
    const color = choice[colorAttribute]
    const page =
      color === undefined ? details.value.url : `${details.value.url}?color=${encodeURIComponent(color)}`

    const variant = variantOf(buyableProduct(details.value), choice)
    if (!variant) return withFailure(page, { errorId: choiceMissing, message: '', additionalInfo: {} })

    const { currency, customAmount: bounds } = details.value
    const named = bounds && amountOfForm(field, bounds, currency)
    if (named?.ok === false) return withFailure(withTyped(page, field(amountFields.typed)), amountWrong)

    const item = {
      ...{ productId: details.value.id, upc: variant.upc, qty: 1, pdpUrl: page },
      ...(named ? { customAmount: named.value } : {}),
    }
    const added =
      cartId === undefined ? undefined : await call('POST /cart/v1/item', { body: { ...item, cartId } })
    const isWithoutCart = added === undefined || (!added.ok && added.error.errorId === 'BSK404')
    const result = isWithoutCart ? await call('POST /cart/v1/cartWithItem', { body: item }) : added
    return result.ok ? href('/cart') : withFailure(page, result.error)
  })
