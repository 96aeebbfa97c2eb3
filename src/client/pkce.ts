const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** What proves that who exchanges a code is who asked for it (RFC 7636; specification, shopping, section 9). */
export type Pkce = { codeVerifier: string; codeChallenge: string }

/** A verifier of 32 random bytes, and its SHA-256 challenge. */
export const createPkce = async (webCrypto: Pick<Crypto, 'getRandomValues' | 'subtle'>): Promise<Pkce> => {
  const codeVerifier = base64url(webCrypto.getRandomValues(new Uint8Array(32)))
  const digest = await webCrypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  return { codeVerifier, codeChallenge: base64url(new Uint8Array(digest)) }
}
