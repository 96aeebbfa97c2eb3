import type { CartDetails } from '#src/contract/cart/cart-details.ts'

type Addresses = {
  shippingAddresses?: readonly { email?: string | undefined }[] | undefined
  billingAddress?: { email?: string | undefined } | undefined
}

/** The email that a cart is ordered for: of its shipping address, else of the bill; in lower case, without blanks around it. */
export const emailOf = ({ shippingAddresses = [], billingAddress }: Addresses): string | undefined =>
  [...shippingAddresses, billingAddress]
    .find((address) => address?.email)
    ?.email?.trim()
    .toLowerCase()

/** The details of a cart whose buyer turned out to have ordered before, or to be ordering elsewhere. */
export const withKnownBuyer = (details: CartDetails): CartDetails => ({
  ...details,
  knownBuyer: { email: emailOf(details) ?? '' },
})

/** Whether the buyer of a cart turned out to have ordered before; of another email nothing is known. */
export const hasKnownBuyer = (details: CartDetails): boolean =>
  details.knownBuyer?.email === (emailOf(details) ?? '')
