import { hkdfSync } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import { workSchema } from '#src/contract/identity/human-check-calls.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { HumanTest } from './human-check.ts'
import { useChallenge } from './used-challenges.ts'

/** What browsers send, as JSON in base64. */
const solutionSchema = z.object({
  challenge: workSchema,
  solution: z.object({
    counter: z.number().int().min(0).max(0xffffffff),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
  }),
})

const parsed = (response: string): z.infer<typeof solutionSchema> | undefined => {
  try {
    const read = solutionSchema.safeParse(JSON.parse(Buffer.from(response, 'base64').toString('utf8')))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Seconds in which a challenge is to be solved: as long as somebody may sit before a form. */
const lifetimeSeconds = 1800

/** 256 keys on average, of a millisecond each: about a second of a telephone, and a second for each try of a program. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00', keyLength: 32 } as const

export type ProofOfWorkDependencies = { db: Sql; clock: Clock; secret: string }

/** A calculation that costs a browser a second and the shop a millisecond, by the challenges of altcha.org. */
export const proofOfWork = ({ db, clock, secret }: ProofOfWorkDependencies): HumanTest => {
  const hmacSignatureSecret = Buffer.from(hkdfSync('sha256', secret, '', 'welt proof of work', 32)).toString(
    'hex',
  )
  return {
    challenge: async (action) => {
      const expiresAt = Math.floor(Date.parse(clock()) / 1000) + lifetimeSeconds
      const options = { ...work, data: { action }, expiresAt, deriveKey, hmacSignatureSecret }
      return { kind: 'proofOfWork', challenge: workSchema.parse(await createChallenge(options)) }
    },

    isPassed: async (action, response) => {
      const given = parsed(response)
      if (!given) return false
      const { challenge, solution } = given
      const { data, expiresAt } = challenge.parameters
      const inSeconds = expiresAt - Date.parse(clock()) / 1000
      if (data.action !== action || inSeconds <= 0 || inSeconds > lifetimeSeconds) return false
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
      const expiry = new Date(expiresAt * 1000).toISOString()
      return verified && useChallenge(db, challenge.signature, expiry)
    },
  }
}
