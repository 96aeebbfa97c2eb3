import { ok } from '#src/base/result.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField, FormValues } from '#src/contract/forms/form-field.ts'
import type { Destinations } from '#src/rules/checkout/cart-destinations.ts'
import { isCollectorField } from '#src/rules/checkout/collector-fields.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { keepAddress, saveDestinations } from '#src/stores/checkout/destinations.ts'
import { call, cart } from '#src/stores/shop.ts'
import { FormBody } from '#islands/forms/Form.tsx'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { FormFields } from '#islands/ui/fields/FormFields.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'

type Props = {
  form: FormDescription<FormTexts>
  destinations: Destinations
  /** The country that is delivered to, in words. */
  country: string
  texts: CheckoutTexts['checkout']['shipping']
  locale: string
  /** Hears that the destinations are set, and whether the address was kept where its owner wants that. */
  onDone: (isKept: boolean) => void
}

const isBox = ({ kind }: FormField): boolean => kind === 'box'

/** Where items go, and who collects what is picked up. */
export const DestinationForm = ({ form, destinations, country, texts, locale, onDone }: Props) => {
  const { hasHome, hasCollector } = destinations
  const act = async (values: FormValues) => {
    const context = { ...destinations, country: form.site.country }
    const set = await cart.run((known) => saveDestinations(call, known, values, context))
    return set.ok ? ok(await keepAddress(call, values, form.site.country)) : set
  }
  const state = useShopForm({ form, act, onDone })
  const { fields, view } = state
  const ofHome = fields.filter((field) => !isBox(field) && !isCollectorField(field.name))
  const fieldsNamed = (isShown: (name: string) => boolean) => (
    <FormFields fields={fields.filter(({ name }) => isShown(name))} view={view} />
  )
  return (
    <FormBody
      form={form}
      state={state}
      buttonClass="checkout-go"
      shown={
        <>
          {hasHome && (
            <>
              <fieldset className="checkout-group">
                <legend>{texts.contact}</legend>
                {fieldsNamed((name) => name === 'email')}
              </fieldset>
              <fieldset className="checkout-group">
                <legend>{texts.address}</legend>
                <p className="checkout-soft">{formatMessage(texts.country, { country }, locale)}</p>
                <div className="checkout-fields">
                  <FormFields fields={ofHome.filter(({ name }) => name !== 'email')} view={view} />
                </div>
                {fieldsNamed((name) => name === 'saveAddress')}
              </fieldset>
            </>
          )}
          {hasCollector && (
            <fieldset className="checkout-group">
              <legend className={hasHome ? undefined : 'visually-hidden'}>{texts.pickup}</legend>
              <p className="checkout-soft">{texts.pickupText}</p>
              <div className="checkout-fields">{fieldsNamed(isCollectorField)}</div>
            </fieldset>
          )}
          {fieldsNamed((name) => name === 'newsletter')}
        </>
      }
    />
  )
}
