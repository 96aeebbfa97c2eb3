/** What a client itself reports when no readable answer came: no connection, no answer in time, an answer that is not the API's. */
export type ClientFailure = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

/**
 * What a page itself finds, without a code of the API: a form without every choice, a 3-D Secure challenge that failed, a
 * card or an address that could not be saved, no profile, and what a wallet is told (specification, shopping and account, section 8).
 */
export type PageFailure =
  | ('CHOICE' | 'threeDSFailed' | 'cardNotSaved' | 'giftCardNotSaved' | 'addressNotSaved')
  | 'profileNotLoaded'
  | ('walletUnknown' | 'shippingContactInvalid' | 'billingContactInvalid' | 'addressUnserviceable')
  | ('walletCountry' | 'walletCityTooLong' | 'walletShippingMethod' | 'walletShippingMethods')

/**
 * One failed call, as its caller sees it. `errorId` is a code of the API's catalogue (a remote API may know more codes than
 * ours) or a `ClientFailure`; `status` is the HTTP status, 0 when no answer came.
 */
export type ClientError = {
  errorId: string
  message: string
  status: number
  additionalInfo: Record<string, string | number>
  correlationId: string
}
