import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { z } from 'zod'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Text that may rest in the database though nobody who reads it there should know it. */
export type Seal = {
  close: (text: string) => string
  /** Throws where the text was sealed by another secret or for another purpose, or was changed. */
  open: (sealed: string) => string
}

/** @param secret at least 32 characters, the same on all instances of a shop */
export const createSeal = (secret: string, purpose: string): Seal => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `welt ${purpose}`, 32))
  return {
    close: (text) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

/** What a sealed token says; undefined for one that was sealed otherwise, changed, or says something else. */
export const readSealed = <T>({ open }: Seal, token: string, schema: z.ZodType<T>): T | undefined => {
  try {
    return schema.parse(JSON.parse(open(token)))
  } catch {
    return undefined
  }
}
