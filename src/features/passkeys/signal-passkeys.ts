/** Has the authenticators of this browser's owner forget passkeys that the account has no more, where they can be told. */
export const signalPasskeys = (list: HTMLElement): void => {
  const { rpId, userId, accepted = '' } = list.dataset
  if (!rpId || !userId) return
  if (!('PublicKeyCredential' in window) || !('signalAllAcceptedCredentials' in PublicKeyCredential)) return
  const allAcceptedCredentialIds = accepted.split(' ').filter(Boolean)
  // An authenticator that refuses changes nothing for the page.
  PublicKeyCredential.signalAllAcceptedCredentials({ rpId, userId, allAcceptedCredentialIds }).catch(
    () => undefined,
  )
}
