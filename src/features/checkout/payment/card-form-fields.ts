import type { FormField } from '#src/contract/forms/form-field.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { StoredValueKind } from '#src/rules/checkout/stored-value.ts'
import { cardFieldNames } from '#src/rules/payments/card/card-field-names.ts'

/** The fields of a card. Only a browser fills in what browsers keep. */
export const cardFields = (site: Site): FormField[] => {
  const { billing: text } = messagesOf(site).checkout
  return [
    {
      name: cardFieldNames.number,
      label: text.cardNumber,
      autocomplete: 'cc-number',
      inputmode: 'numeric',
      isRequired: true,
      maxLength: 30,
    },
    {
      name: cardFieldNames.expiry,
      label: text.cardExpiry,
      autocomplete: 'cc-exp',
      inputmode: 'numeric',
      isRequired: true,
      maxLength: 7,
      hint: text.cardExpiryHint,
    },
    {
      name: cardFieldNames.code,
      label: text.cardCode,
      autocomplete: 'cc-csc',
      inputmode: 'numeric',
      isRequired: true,
      maxLength: 4,
      hint: text.cardCodeHint,
    },
  ]
}

/** The fields of a gift card or a reward: its number, which says what it does not pay where gift cards are bought, and its PIN. */
export const storedValueFields = (
  kind: StoredValueKind,
  site: Site,
  { giftCardTotal }: Pick<Cart['totals'], 'giftCardTotal'> = {},
): FormField[] => {
  const { storedValue } = messagesOf(site).checkout
  const text = storedValue[kind]
  const common = { autocomplete: 'off', maxLength: 40 }
  const hint = giftCardTotal === undefined ? {} : { hint: storedValue.besideGiftCards }
  return [
    { ...common, ...hint, name: `${kind}Number`, label: text.number, isRequired: true },
    { ...common, name: `${kind}Pin`, label: text.pin, isRequired: kind === 'giftCard', maxLength: 20 },
  ]
}
