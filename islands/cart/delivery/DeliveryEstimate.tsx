import { useState } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cartErrorText, type CartErrorTexts } from '#src/rules/cart/failures/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart as store } from '#src/stores/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import { FormDisclosure } from '#islands/ui/FormDisclosure.tsx'
import { SelectField } from '#islands/ui/SelectField.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { EstimateCountry, EstimateTexts } from '../cart-texts.ts'
import css from './DeliveryEstimate.module.css'

type Props = {
  cart: Cart
  /** The countries that the shop delivers to, that of this page's site first. */
  countries: readonly EstimateCountry[]
  failure: CartFailure | undefined
  locale: string
  texts: EstimateTexts
  errorTexts: CartErrorTexts
}

/** Longest postal code that the API takes. */
const maxLength = 12

/**
 * Delivery and tax for a place before the address is known. Another country is another site of the shop, to which the form
 * is posted; so it is for this one until scripts run.
 */
export const DeliveryEstimate = ({ cart, countries, failure, locale, texts, errorTexts }: Props) => {
  const { estimate, totals } = cart
  const own = countries[0]?.code ?? ''
  const [country, setCountry] = useState(own)
  const [postalCode, setPostalCode] = useState(estimate?.postalCode ?? '')
  const title = totals.taxation === 'gross' ? texts.delivery : texts.deliveryAndTax

  const submit = async (): Promise<boolean> => {
    const result = await store.estimate({ countryCode: country, postalCode: postalCode.trim() })
    return result.ok
  }
  const problem =
    failure?.errorId === 'TAX309' || failure?.errorId.startsWith('ATTR') ? texts.unknown : undefined
  return (
    <FormDisclosure
      id="estimate"
      title={estimate ? formatMessage(texts.estimated, { postalCode: estimate.postalCode }, locale) : title}
      action={`/${locale}/cart/estimate`}
      className={css.estimate}
      isOpen={failure !== undefined}
      isPosted={country !== own}
      onSubmit={submit}
    >
      {(isBusy) => (
        <>
          <SelectField
            label={texts.country}
            name="countryCode"
            autoComplete="country"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          />
          <TextField
            label={texts.postalCode}
            name="postalCode"
            autoComplete="postal-code"
            required
            maxLength={maxLength}
            value={postalCode}
            onChange={({ target }) => setPostalCode(target.value)}
            error={failure && (problem ?? cartErrorText(failure, errorTexts, locale))}
            action={
              <Button look="quiet" type="submit" busy={isBusy}>
                {texts.estimate}
              </Button>
            }
          />
        </>
      )}
    </FormDisclosure>
  )
}
