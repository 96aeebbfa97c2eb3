/** What a shop sets for its checkout: change it here, and build the shop. */
export const checkoutSettings: Readonly<{
  /** Locales in which somebody must be named who collects items in a store (specification, shopping, section 5). */
  pickupContactLocales: readonly string[]
  /** Whether customers with a saved card and address may go directly to the summary (specification, shopping, section 4, Checkout steps). */
  hasExpressCheckout: boolean
}> = {
  pickupContactLocales: ['de-de', 'fr-fr'],
  hasExpressCheckout: true,
}
