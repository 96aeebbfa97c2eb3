import { nextPath, withQuery } from '#src/forms/next-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { changeCoupon } from '#src/features/cart/change-coupon.ts'
import { postedFailureQuery } from '#src/rules/cart/failures/posted-failure.ts'
import { codeFields } from '#src/rules/checkout/code-fields.ts'
import { newsFields } from '#src/rules/checkout/news-fields.ts'
import { loadCheckout } from './load-checkout.ts'

/** A page without what it was told by its query. */
export const pageWithoutNews = ({ pathname, searchParams }: URL): string => {
  const query = new URLSearchParams(searchParams)
  for (const name of newsFields) query.delete(name)
  return query.size === 0 ? pathname : `${pathname}?${query}`
}

/** Takes the forms of codes, and leads back to their page, with why a code was refused. */
export const applyCoupon = async (locals: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const checkout = await loadCheckout(locals, request)
  if (checkout instanceof Response) return checkout
  const { call, site } = locals
  const page = nextPath(form[codeFields.page], site, '/checkout')
  const removed = form[codeFields.remove] ?? ''
  const code = (form[codeFields.fold] ?? form[codeFields.aside] ?? '').trim()
  if (removed === '' && code === '') return seeOther(page)
  const changed = await changeCoupon(call, checkout.cart.id, { removed, code })
  return seeOther(changed.ok ? page : withQuery(page, Object.fromEntries(postedFailureQuery(changed.error))))
}
