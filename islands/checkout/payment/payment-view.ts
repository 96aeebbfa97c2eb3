import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField } from '#src/contract/forms/form-field.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { AddressWords } from '#src/rules/address/address-form-fields.ts'
import type { PaymentMethods } from '#src/rules/checkout/payment-choice.ts'
import type { StoredValueKind } from '#src/rules/checkout/stored-value.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { SavedCard } from '#src/stores/checkout/payment.ts'

/** What the card fields of a provider need. */
export type ProviderFields = NonNullable<CallOutput<'GET /cart/v1/paymentSession'>['meta']['fields']>

/** What the step of the payment begins with. */
export type PaymentView = {
  /** The billing address, with the way to pay that is chosen. */
  form: FormDescription<FormTexts>
  words: AddressWords
  cardFields: readonly FormField[]
  /** ISO instant of the shop's clock: by it a card has expired. */
  instant: string
  savedCards: readonly SavedCard[]
  /** The provider's own fields of a card; undefined where the shop has fields. */
  providerFields: ProviderFields | undefined
  methods: PaymentMethods
  storedValue: Readonly<Record<StoredValueKind, FormDescription<FormTexts>>>
  /** Whether a card may be saved. */
  isCustomer: boolean
}
