import type { APIRoute } from 'astro'
import { readForm } from '#src/forms/read-form.ts'
import { siteOfCountry } from '#src/features/cart/delivery-countries.ts'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** The estimate's form: `countryCode` and `postalCode`. Another country is asked of its own site, by the same form. */
export const POST: APIRoute = async (context) => {
  const { site } = context.locals
  const form = await readForm(context.request.clone())
  if (form instanceof Response) return form
  const other = siteOfCountry(form['countryCode'] ?? '', site.language)
  if (other && other.country !== site.country) return context.redirect(`/${other.locale}/cart/estimate`, 307)
  return respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const body = { countryCode: field('countryCode'), postalCode: field('postalCode') }
    const result = await call('PUT /cart/v1/cart/{basketId}/estimate', { path: { basketId: cartId }, body })
    return result.ok
      ? href('/cart#order-summary')
      : `${withFailure(href('/cart'), result.error)}&item=estimate#estimate`
  })
}
