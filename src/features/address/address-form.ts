import { ok } from '#src/base/result.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import {
  addressFormFields,
  countryOfForm,
  type AddressWords,
} from '#src/rules/address/address-form-fields.ts'
import { textsIn } from '#src/rules/address/address-texts.ts'
import type { BookedAddress } from '#src/contract/customer/address-book.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { saveAddress } from '#src/stores/addresses.ts'
import type { Profile } from '#src/stores/profile.ts'
import { addressWords } from './address-words.ts'

/** A form of an address: its fields besides those that its country says, what it says, and the address that it changes, if any. */
export type AddressFormState = {
  form: FormDescription<FormTexts>
  before: readonly FormField[]
  after: readonly FormField[]
  words: AddressWords
  addressId: string | undefined
}

const valuesOf = (address: BookedAddress | undefined, { consumerDetails }: Profile): FormValues => {
  if (!address) return { ...textsIn(consumerDetails), type: 'S' }
  const { countryCode, main, approachType } = address
  return { ...textsIn(address), country: countryCode, main: main ? 'yes' : '', type: approachType }
}

/** What a new address is for; one that is there stays what it is. */
const usesField = (site: Site): FormField => {
  const { addresses } = messagesOf(site).account
  return {
    kind: 'choice',
    name: 'type',
    label: addresses.type,
    isRequired: true,
    options: (['S', 'B'] as const).map((value) => ({ value, label: addresses[value] })),
  }
}

/** What the page of an address shows, or where it leads once it is saved: `address` is the one to change, if any. */
export const addressForm = async (
  { call, site, href }: Pick<App.Locals, 'call' | 'site' | 'href'>,
  request: Request,
  profile: Profile,
  address: BookedAddress | undefined,
): Promise<AddressFormState | Response> => {
  const { account } = messagesOf(site)
  const words = addressWords(site)
  const done = href('/account/addresses?saved')
  const addressId = address?.addressId
  const before = address ? [] : [usesField(site)]
  const after: FormField[] = [{ kind: 'box', name: 'main', label: account.addresses.isMain }]

  const show = (sent: SentForm): AddressFormState => {
    const { values } = sent
    const countryCode = countryOfForm(values, site, words)
    const place = addressFormFields(site, words, { countryCode, values }, 'book')
    const form = describeForm(site, {
      action: href(`/account/addresses/${addressId ?? 'new'}`),
      fields: [...before, ...place, ...after],
      ...{ done, sent },
      alsoShown: ['country'],
      submit: account.save,
      ...(address ? { hidden: { type: address.approachType } } : {}),
      calls: ['POST /consumers-v3/consumer/address', 'PUT /consumers-v3/consumer/address/{addressId}'],
    })
    return { form, before, after, words, addressId }
  }

  if (request.method !== 'POST') return show(untouched(valuesOf(address, profile)))
  const values = await readForm(request)
  if (values instanceof Response) return values
  if ('refresh' in values) return show(untouched(values))
  const countryCode = countryOfForm(values, site, words)
  const sent = await takeForm(values, site, {
    fields: [...before, ...addressFormFields(site, words, { countryCode, values }, 'book')],
    act: async () => {
      const saved = await saveAddress(call, values, { countryCode, addressId })
      return saved.ok ? ok(done) : saved
    },
  })
  return sent instanceof Response ? sent : show(sent)
}
