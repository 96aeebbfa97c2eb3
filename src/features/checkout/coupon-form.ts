import type { FormField, SentForm } from '#src/contract/forms/form-field.ts'
import { untouched } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { nextPath, withQuery } from '#src/forms/next-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { changeCoupon } from '#src/features/cart/change-coupon.ts'
import { messages } from '#src/messages/messages.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import { couponErrorText } from '#src/rules/cart/coupon-error-text.ts'
import { postedFailureQuery } from '#src/rules/cart/posted-failure.ts'
import { noticeField } from './checkout-notice.ts'
import { loadCheckout } from './load-checkout.ts'

/** Where a page shows its order: folded above the step on a phone, else beside it. Each has a form for codes. */
export type OrderPlace = 'fold' | 'aside'

/** The fields of a code to take off, and of the page that a form of codes leads back to. */
export const couponFields = { remove: 'removeCoupon', page: 'page' } as const

const codeNames = { fold: 'couponFold', aside: 'couponAside' } as const

/** Longest code that the API takes. */
const maxLength = 100

/** The field of a code to apply. */
export const codeField = (place: OrderPlace, { language }: Site): FormField => ({
  name: codeNames[place],
  label: messages[language].cart.coupon.label,
  autocomplete: 'off',
  isRequired: true,
  maxLength,
})

/** A form of codes as it comes back, with why a code was refused. */
export const sentCode = (
  place: OrderPlace,
  failure: CartFailure | undefined,
  { language, locale }: Site,
): SentForm => {
  const { cart, errors } = messages[language]
  const texts = { ...errors, missing: cart.coupon.missing }
  return failure
    ? { values: {}, faults: { [codeNames[place]]: couponErrorText(failure, texts, locale) } }
    : untouched()
}

/** A page without what it was told by its query. */
export const pageWithoutNews = ({ pathname, searchParams }: URL): string => {
  const query = new URLSearchParams(searchParams)
  for (const name of ['error', 'max', 'items', 'missing', noticeField]) query.delete(name)
  return query.size === 0 ? pathname : `${pathname}?${query}`
}

/** Takes the forms of codes, and leads back to their page, with why a code was refused. */
export const applyCoupon = async (locals: App.Locals, request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const checkout = await loadCheckout(locals, request)
  if (checkout instanceof Response) return checkout
  const { call, site } = locals
  const page = nextPath(form[couponFields.page], site, '/checkout')
  const removed = form[couponFields.remove] ?? ''
  const code = (form[codeNames.fold] ?? form[codeNames.aside] ?? '').trim()
  if (removed === '' && code === '') return seeOther(page)
  const changed = await changeCoupon(call, checkout.cart.id, { removed, code })
  return seeOther(changed.ok ? page : withQuery(page, Object.fromEntries(postedFailureQuery(changed.error))))
}
