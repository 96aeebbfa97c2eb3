import type { APIRoute } from 'astro'
import { choiceOfForm, colorOfChoice } from '#src/rules/catalogue/buy-form.ts'
import { amountFields, amountOfForm } from '#src/rules/catalogue/named-amount.ts'
import { giftChoice, giftOfForm } from '#src/rules/cart/gift-form.ts'
import { choiceMissing } from '#src/rules/cart/failures/posted-failure.ts'
import { buyableProduct } from '#src/rules/catalogue/buyable-product.ts'
import { variantOf } from '#src/rules/catalogue/variant-choice.ts'
import { respondToForm, withFailure } from './_form-post.ts'

/** The refusal that the API would give of an amount, or of words for a gift. */
const wrongField = { errorId: 'ATTR200', message: '', additionalInfo: {} }

const withQuery = (page: string, query: Record<string, string>): string =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`

/** The buy box's form: `productId` and one `attribute-{type}` for each choice; the amount where the shopper names it; and whom it is sent to. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, fields, cartId }) => {
    const { call, href } = context.locals
    const details = await call('GET /products/v2/products/{productId}/details', {
      path: { productId: field('productId') },
    })
    if (!details.ok) return withFailure(href('/cart'), details.error)

    const choice = choiceOfForm(fields())
    const product = buyableProduct(details.value)
    const color = colorOfChoice(product, choice)
    const page =
      color === undefined ? details.value.url : `${details.value.url}?color=${encodeURIComponent(color)}`

    const variant = variantOf(product, choice)
    if (!variant) return withFailure(page, { errorId: choiceMissing, message: '', additionalInfo: {} })

    const { currency, customAmount: bounds } = details.value
    const named = bounds && amountOfForm(field, bounds, currency)
    if (named?.ok === false) {
      const typed = { [amountFields.typed]: field(amountFields.typed).slice(0, 14) }
      return withFailure(withQuery(page, typed), wrongField)
    }
    const gift = giftOfForm(field)
    if (!gift.ok) return withFailure(withQuery(page, { [giftChoice.name]: giftChoice.send }), wrongField)

    const item = {
      ...{ productId: details.value.id, upc: variant.upc, qty: 1, pdpUrl: page },
      ...(named ? { customAmount: named.value } : {}),
      ...(gift.value ? { giftOption: gift.value } : {}),
    }
    const added =
      cartId === undefined ? undefined : await call('POST /cart/v1/item', { body: { ...item, cartId } })
    const isWithoutCart = added === undefined || (!added.ok && added.error.errorId === 'BSK404')
    const result = isWithoutCart ? await call('POST /cart/v1/cartWithItem', { body: item }) : added
    return result.ok ? href('/cart') : withFailure(page, result.error)
  })
