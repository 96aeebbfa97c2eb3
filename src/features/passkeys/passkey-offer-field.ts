/** The form field by which a browser says at signing in that it can make passkeys. */
export const passkeyOfferField = 'passkey_offer'
