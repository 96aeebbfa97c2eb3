import type { APIContext } from 'astro'
import { isUuid } from '#src/base/ids.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import { postedFailureQuery } from '#src/rules/cart/posted-failure.ts'
import { isSameOriginPost } from '#src/rules/navigation/same-origin.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

/** What a posted form of the cart works with. */
export type FormPost = {
  /** A field's text, empty when it is missing or a file. */
  field: (name: string) => string
  fields: () => [string, string][]
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
  if (!isSameOriginPost(request.headers, request.headers.get('host') ?? ''))
    return new Response('This form was sent from another site.', { status: 403 })
  const form = await request.formData().catch(() => undefined)
  if (!form) return new Response('This is not a form.', { status: 400 })
  await locals.call('POST /token/v2/auth/token', {})
  const destination = await change({
    field: (name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    },
    fields: () => [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    cartId: readVisitorCookie(request.headers.get('cookie') ?? '').cartId,
  })
  const response = redirect(destination, 303)
  response.headers.set('cache-control', 'no-store')
  return response
}
