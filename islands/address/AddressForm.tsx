import { useEffect, useEffectEvent, useState } from 'react'
import { goTo } from '#src/client/go-to.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField } from '#src/contract/forms/form-field.ts'
import {
  addressFormFields,
  countryOfForm,
  type AddressWords,
} from '#src/rules/address/address-form-fields.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { saveAddress } from '#src/stores/addresses.ts'
import { withSignIn } from '#src/stores/auth/sign-in-over-form.ts'
import { call } from '#src/stores/shop.ts'
import { FormBody } from '#islands/forms/Form.tsx'
import { useShopForm } from '#islands/forms/use-shop-form.ts'

type Props = {
  form: FormDescription<FormTexts>
  /** The fields beside those that the country says. */
  before: readonly FormField[]
  after: readonly FormField[]
  words: AddressWords
  /** The address that it changes; a new one without it. */
  addressId?: string | undefined
  cancel: { label: string; path: string }
}

/** An address to add to the book, or to change: its fields are those of its country. */
export const AddressForm = ({ form, before, after, words, addressId, cancel }: Props) => {
  const { sent, site, done = '' } = form
  const [countryCode, setCountry] = useState(() => countryOfForm(sent.values, site, words))
  const place = addressFormFields(site, words, { countryCode, values: sent.values }, 'book')

  const state = useShopForm({
    form: { ...form, fields: [...before, ...place, ...after] },
    act: withSignIn(form, (values) => saveAddress(call, values, { countryCode, addressId })),
    onDone: () => goTo(done),
    onTyped: (name, text) => {
      if (name === 'country') setCountry(text)
    },
  })

  const followChoice = useEffectEvent((): void => {
    setCountry(countryOfForm({ country: state.read('country') }, site, words))
  })
  useEffect(() => followChoice(), [])

  return (
    <FormBody
      form={form}
      state={{ ...state, view: { ...state.view, country: countryCode } }}
      actions={
        <a className="button" data-style="quiet" href={cancel.path}>
          {cancel.label}
        </a>
      }
    />
  )
}
