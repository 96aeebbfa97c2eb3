import type { FormValues, SentForm } from '#src/components/form/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import { formFaults } from '#src/features/account/form-faults.ts'
import { seeOther } from '#src/features/account/take-form.ts'
import { messages } from '#src/messages/messages.ts'
import { cartErrorText } from '#src/rules/cart/cart-error-text.ts'
import { placeOfNotice } from '#src/rules/cart/cart-error.ts'
import type { Checkout } from './load-checkout.ts'
import { giftCardFields } from './payment-fields.ts'

/** A gift card that was refused: told at its PIN or number, or above the form where it is about neither. */
const refused = (typed: FormValues, error: ClientError, { language, locale }: Site): SentForm => {
  const text = cartErrorText(error, messages[language].errors, locale)
  const field = error.errorId === 'GFC755' ? 'giftCardPin' : 'giftCardNumber'
  return placeOfNotice(error) === 'input'
    ? { values: typed, faults: { [field]: text } }
    : { values: typed, faults: {}, failure: text }
}

/** Adds a gift card to what a cart is paid with; the PIN never comes back. */
export const addGiftCard = async (
  { cart }: Checkout,
  { giftCardNumber, giftCardPin }: FormValues,
  { call, site, href }: App.Locals,
): Promise<SentForm | Response> => {
  const values = { giftCardNumber }
  const faults = formFaults(giftCardFields(site), { giftCardNumber, giftCardPin }, site)
  if (Object.keys(faults).length > 0) return { values, faults }
  const added = await call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
    path: { basketId: cart.id },
    body: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: giftCardNumber, pin: giftCardPin },
  })
  return added.ok ? seeOther(href('/checkout/billing#gift-cards')) : refused(values, added.error, site)
}
