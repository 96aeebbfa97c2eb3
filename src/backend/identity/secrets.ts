import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A text of 32 random bytes in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in base64url: what is kept of a secret that is random by itself, and PKCE's challenge of a verifier. */
export const secretHash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Whether two hashes are the same, in the same time wherever they differ. */
export const isSameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(one)), Buffer.from(secretHash(other)))

/** The secret that follows one, for someone who knows the key. */
export const nextSecret = (key: string, secret: string): string =>
  createHmac('sha256', key).update(`after ${secret}`).digest('base64url')
