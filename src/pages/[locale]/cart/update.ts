import type { APIRoute } from 'astro'
import { err, ok, type Result } from '#src/base/result.ts'
import { failureOfChange, type CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { choiceOfForm } from '#src/rules/catalogue/buy-form.ts'
import { amountFields, readAmount } from '#src/rules/catalogue/named-amount.ts'
import { buyableProduct } from '#src/rules/catalogue/buyable-product.ts'
import { variantOf } from '#src/rules/catalogue/variant-choice.ts'
import { respondToForm, cartMissing, withFailure, type FormPost } from './_form-post.ts'

type Wanted = { qty: number } | { customAmount: number } | { upc: string; productId?: string }

/** There is no such combination of colour and size. */
const variantMissing: CartFailure = { errorId: 'INV700', message: '', additionalInfo: {} }

/** What is typed is no amount; the API knows the bounds. */
const amountMissing: CartFailure = { errorId: 'ATTR200', message: '', additionalInfo: {} }

/** What a form wants of its line: `upc` for another gift, `productId` and attributes for another variant, an amount, else a quantity. */
const wantedOf = async (
  { field, fields }: FormPost,
  { call, site }: App.Locals,
): Promise<Result<Wanted, CartFailure>> => {
  if (field('upc') !== '') return ok({ upc: field('upc') })
  const productId = field('productId')
  if (productId !== '') {
    const path = { productId }
    const details = await call('GET /products/v2/products/{productId}/details', { path })
    if (!details.ok) return details
    const variant = variantOf(buyableProduct(details.value), choiceOfForm(fields()))
    return variant ? ok({ upc: variant.upc, productId }) : err(variantMissing)
  }
  const typed = field(amountFields.typed)
  if (typed !== '') {
    const customAmount = readAmount(typed, site.currency)
    return customAmount === undefined ? err(amountMissing) : ok({ customAmount })
  }
  const stepped = field('to')
  const qty = stepped === '' ? Number(field('qty')) : Math.max(1, Number(stepped))
  return ok({ qty })
}

/** A line's forms: `itemId`, and the typed `qty` with `to` when a step was pressed, or what makes it another variant. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async (post) => {
    const { call, href } = context.locals
    const { field, cartId } = post
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const itemId = field('itemId')
    const wanted = await wantedOf(post, context.locals)
    if (!wanted.ok) return withFailure(href('/cart'), wanted.error, itemId)
    const result = await call('PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: cartId },
      body: { cartId, itemId, ...wanted.value },
    })
    return result.ok
      ? href(`/cart#item-${itemId}`)
      : withFailure(href('/cart'), failureOfChange('quantity', result.error), itemId)
  })
