/** Passkeys that an account has, and whose they are; ids in base64url. */
export type AcceptedPasskeys = { rpId: string; userId: string; passkeyIds: readonly string[] }

/** Has the authenticators of this browser's owner forget passkeys that the account has no more, where they can be told. */
export const signalPasskeys = async ({ rpId, userId, passkeyIds }: AcceptedPasskeys): Promise<void> => {
  if (!('PublicKeyCredential' in window) || !('signalAllAcceptedCredentials' in PublicKeyCredential)) return
  const allAcceptedCredentialIds = [...passkeyIds]
  // An authenticator that refuses changes nothing for the page.
  await PublicKeyCredential.signalAllAcceptedCredentials({ rpId, userId, allAcceptedCredentialIds }).catch(
    () => undefined,
  )
}
