import { createHash } from 'node:crypto'
import { randomId } from '#src/base/ids.ts'
import { createVisitor } from './visitor.ts'
import type { Shop } from './shop.ts'

export const goodPassword = 'Walking-the-fells-9'

/** An email that nobody else of this run has. */
export const newEmail = (): string => `${randomId()}@example.com`

/** What Robin signs up with, who tells as little as may be. */
export const robin = (email = newEmail()) => ({
  email,
  password: goodPassword,
  firstName: 'Robin',
  lastName: 'O’Neil-Ångström',
  isTermsConfirmed: true as const,
})

/** The verifier of 32 bytes that a browser keeps, and the challenge that it sends. */
export const verifier = 'a'.repeat(43)
export const challengeOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const credentials = (username: string, password = goodPassword) => ({
  type: 'password' as const,
  username,
  password,
  codeChallenge: challengeOf(verifier),
})

/** Somebody with a browser who has an account. */
export const member = async (shop: Shop, email = newEmail()) => {
  const visitor = createVisitor(shop.backend)
  await visitor.call('POST /token/v2/auth/token', {})
  const { consumerId } = await visitor.call('POST /consumers-v3/auth/signup', { body: robin(email) })

  const signIn = async (by = visitor, password = goodPassword) => {
    const body = credentials(email, password)
    const { code } = await by.call('POST /consumers-v3/auth/signin', { body })
    return by.call('POST /token/v2/auth/token/exchange', { body: { code, codeVerifier: verifier } })
  }

  return { ...visitor, email, consumerId, signIn }
}
