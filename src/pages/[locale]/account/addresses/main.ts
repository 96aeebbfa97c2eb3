import type { APIRoute } from 'astro'
import { loadProfile } from '#src/features/account/load-profile.ts'
import { changedAddressSchema } from '#src/contract/customer/address-book.ts'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** Makes an address the main one of its type. */
export const POST: APIRoute = async ({ request, url, locals }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const list = locals.href('/account/addresses')
  const profile = await loadProfile(locals, new URL(list, url))
  if (profile instanceof Response) return profile
  const known = profile.consumerDetails.address.find(({ addressId }) => addressId === form['addressId'])
  if (!known) return seeOther(withFailure(list, 'CCA401'))
  const { addressId } = known
  const changed = await locals.call('PUT /consumers-v3/consumer/address/{addressId}', {
    path: { addressId },
    body: changedAddressSchema.strip().parse({ ...known, main: true }),
  })
  return seeOther(changed.ok ? `${list}?saved` : withFailure(list, changed.error.errorId))
}
