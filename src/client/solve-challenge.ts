import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { HumanChallenge } from '#src/contract/identity/human-check-calls.ts'

type Work = Extract<HumanChallenge, { kind: 'proofOfWork' }>['challenge']

/** Does a proof of work, about a second of it, and gives what goes to the shop; undefined where the browser gives up. */
export const solveWork = async (challenge: Work): Promise<string | undefined> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) return undefined
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
}
