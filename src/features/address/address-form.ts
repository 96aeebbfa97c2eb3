import { ok } from '#src/base/result.ts'
import { untouched, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import { textsIn } from '#src/rules/address/address-texts.ts'
import { addressFaults, addressTexts } from './address-faults.ts'
import { addressFields, countryOfForm } from './address-form-fields.ts'
import type { Profile } from '#src/stores/profile.ts'
import { readForm } from '#src/forms/read-form.ts'
import { takeForm } from '#src/forms/take-form.ts'

export type BookedAddress = Profile['consumerDetails']['address'][number]

/** A form of an address: its country says which fields there are. */
export type AddressFormState = { sent: SentForm; countryCode: string }

const valuesOf = (address: BookedAddress | undefined, { consumerDetails }: Profile): FormValues => {
  if (!address) return { ...textsIn(consumerDetails), type: 'S' }
  const { countryCode, main, approachType } = address
  return { ...textsIn(address), country: countryCode, main: main ? 'yes' : '', type: approachType }
}

/** What the page of an address shows, or where it leads once it is saved: `address` is the one to change, if any. */
export const addressForm = async (
  { call, site, href }: App.Locals,
  request: Request,
  profile: Profile,
  address: BookedAddress | undefined,
): Promise<AddressFormState | Response> => {
  if (request.method !== 'POST') {
    const values = valuesOf(address, profile)
    return { sent: untouched(values), countryCode: countryOfForm(values, site) }
  }
  const values = await readForm(request.clone())
  if (values instanceof Response) return values
  const countryCode = countryOfForm(values, site)
  if ('refresh' in values) return { sent: untouched(values), countryCode }
  const sent = await takeForm(request, site, {
    // The rules of the country say all of what is wrong.
    fields: addressFields(site, { countryCode, values }).map((field) => ({ ...field, isRequired: false })),
    moreFaults: () =>
      addressFaults(values, countryCode, site, values['type'] === 'B' ? 'billing' : 'shipping'),
    act: async () => {
      const body = { ...addressTexts(values, countryCode, 'book'), main: values['main'] === 'yes' }
      const approachType = values['type'] === 'B' ? 'B' : 'S'
      const saved = address
        ? await call('PUT /consumers-v3/consumer/address/{addressId}', {
            path: { addressId: address.addressId },
            body,
          })
        : await call('POST /consumers-v3/consumer/address', { body: { ...body, approachType } })
      return saved.ok ? ok(href('/account/addresses?saved')) : saved
    },
  })
  return sent instanceof Response ? sent : { sent, countryCode }
}
