import { expect, it } from 'vitest'
import { createPkce } from './pkce.ts'

it('makes the challenge of the standard’s example (RFC 7636, appendix B)', async () => {
  const bytes = Buffer.from('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'base64url')
  const getRandomValues: Crypto['getRandomValues'] = (array) => {
    if (array instanceof Uint8Array) array.set(bytes)
    return array
  }
  expect(await createPkce({ getRandomValues, subtle: crypto.subtle })).toEqual({
    codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  })
})
