import { createHash } from 'node:crypto'

/** What an email or a phone is counted by: it does not tell them. */
export const addressKey = (address: string): string =>
  createHash('sha256').update(address).digest('base64url')
