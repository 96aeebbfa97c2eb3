import type { SentForm } from '#src/contract/forms/form-field.ts'
import { checkedPlaceField, placeOf } from '#src/rules/address/address-fault.ts'

/** A form that comes back knows which state and postal code it had. */
export const withCheckedPlace = (sent: SentForm): SentForm => ({
  ...sent,
  values: { ...sent.values, [checkedPlaceField]: placeOf(sent.values) },
})
