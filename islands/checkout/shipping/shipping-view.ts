import type { TextHolder } from '#src/contract/address/address-fields.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { Destinations } from '#src/rules/checkout/cart-destinations.ts'
import type { ShippingPart } from '#src/rules/checkout/shipping-part.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { BookedAddress } from '#src/contract/customer/address-book.ts'

/** What the step of the delivery begins with. */
export type ShippingView = {
  part: ShippingPart
  destinations: Destinations
  form: FormDescription<FormTexts>
  /** What is known of who buys. */
  person: TextHolder | undefined
  /** The addresses of a customer's book, the main one first. */
  saved: readonly BookedAddress[]
  isGuest: boolean
  /** Whether parcels may go to a collection point. */
  hasPoints: boolean
  /** The country that is delivered to, in words. */
  country: string
  express: ExpressView
}

/** The ways to order at once: by a saved card, as it is called, to an address, and by wallets, by their names. */
export type ExpressView = {
  saved?: { card: string; address: string | undefined }
  wallets: Readonly<Record<string, string>>
}
