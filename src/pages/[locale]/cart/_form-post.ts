import type { APIContext } from 'astro'
import { isUuid } from '#src/base/ids.ts'
import { readForm } from '#src/forms/read-form.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { postedFailureQuery } from '#src/rules/cart/failures/posted-failure.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

/** What a posted form of the cart works with. */
export type FormPost = {
  /** A field's text, empty when it is missing or a file. */
  field: (name: string) => string
  fields: () => [string, string | undefined][]
  /** The visitor's cart, if they have one. */
  cartId: string | undefined
}

/** Where a posted form leads: a path of this shop. */
export type Destination = string

/** The visitor's cookie names no cart, so there is none to ask the API for. */
export const cartMissing: CartFailure = { errorId: 'BSK404', message: '', additionalInfo: {} }

/** The path with the failure in its query and, for an item's failure, the item as its anchor. A text that is no item's id is left out. */
export const withFailure = (path: string, failure: CartFailure, itemId = ''): Destination => {
  const query = postedFailureQuery(failure)
  const isItem = isUuid(itemId)
  if (isItem) query.set('item', itemId)
  return `${path}${path.includes('?') ? '&' : '?'}${query}${isItem ? `#item-${itemId}` : ''}`
}

/** Answers a form of the cart for visitors without scripts: refuses posts of other sites, changes the cart, leads on by 303. */
export const respondToForm = async (
  { request, locals, redirect }: APIContext,
  change: (post: FormPost) => Promise<Destination>,
): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  await locals.call('POST /token/v2/auth/token', {})
  const destination = await change({
    field: (name) => form[name] ?? '',
    fields: () => Object.entries(form),
    cartId: readVisitorCookie(request.headers.get('cookie') ?? '').cartId,
  })
  const response = redirect(destination, 303)
  response.headers.set('cache-control', 'no-store')
  return response
}
