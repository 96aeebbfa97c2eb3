import { ok } from '#src/base/result.ts'
import { untouched, type FormValues, type SentForm } from '#src/components/form/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { checkAddress, type AddressTexts } from '#src/rules/address/check-address.ts'
import { fieldOrderOf } from '#src/rules/address/field-order.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'
import { addressFields, isAddressCountry } from './address-fields.ts'
import type { Profile } from './load-profile.ts'
import { readForm } from './read-form.ts'
import { takeForm } from './take-form.ts'

export type BookedAddress = Profile['consumerDetails']['address'][number]

/** A form of an address: its country says which fields there are. */
export type AddressFormState = { sent: SentForm; countryCode: string }

const countryOf = (values: FormValues, site: Site): string => {
  const code = values['country'] ?? ''
  return isAddressCountry(code, site) ? code : site.country
}

const textsOf = (values: FormValues, countryCode: string): AddressTexts => ({
  countryCode,
  ...Object.fromEntries(
    fieldOrderOf(countryCode)
      .filter((field) => field !== 'country')
      .map((field) => [field, (values[field] ?? '').trim()]),
  ),
})

/** Faults of an address as forms tell them; a pattern says little to people, so that a fitting word stands for it. */
const told = (field: string, fault: string, maxLength: number | undefined): FieldFault => {
  if (fault === 'maxLength' && maxLength !== undefined) return { fault, n: maxLength }
  if (fault === 'required' || fault === 'option') return { fault }
  if (field === 'email') return { fault: 'email' }
  if (field === 'phone') return { fault: 'phone' }
  return { fault: field === 'firstName' || field === 'lastName' ? 'name' : 'format' }
}

const addressFaults = (values: FormValues, countryCode: string, site: Site): Record<string, string> => {
  const texts = messages[site.language].validation
  const fields = addressFields(site, countryCode)
  const lengthOf = (name: string): number | undefined => {
    const field = fields.find((one) => one.name === name)
    return field && 'maxLength' in field ? field.maxLength : undefined
  }
  return Object.fromEntries(
    checkAddress(textsOf(values, countryCode), 'shipping').faults.map(({ field, fault }) => [
      field,
      faultText(told(field, fault, lengthOf(field)), texts, site.locale),
    ]),
  )
}

const valuesOf = (address: BookedAddress | undefined, { consumerDetails }: Profile): FormValues => {
  const { firstName, lastName, email, phone = '', postalCode = '' } = consumerDetails
  if (!address) return { firstName, lastName, email, phone, postalCode, type: 'S' }
  const { countryCode, main, approachType, ...texts } = address
  return { ...texts, country: countryCode, main: main ? 'yes' : '', type: approachType }
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
    return { sent: untouched(values), countryCode: countryOf(values, site) }
  }
  const values = await readForm(request.clone())
  if (values instanceof Response) return values
  const countryCode = countryOf(values, site)
  if ('refresh' in values) return { sent: untouched(values), countryCode }
  const sent = await takeForm(request, site, {
    // The rules of the country say all of what is wrong.
    fields: addressFields(site, countryCode).map((field) => ({ ...field, isRequired: false })),
    moreFaults: () => addressFaults(values, countryCode, site),
    act: async () => {
      const body = { ...textsOf(values, countryCode), main: values['main'] === 'yes' }
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
