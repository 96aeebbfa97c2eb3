import type { Client } from '#src/client/client.ts'
import type { HumanAction } from '#src/contract/identity/human-check-calls.ts'

/** Milliseconds that a sent form waits for the result; then it goes without. */
const patience = 10_000

const within = async (work: Promise<string | undefined>): Promise<string | undefined> => {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, patience)
  try {
    return await Promise.race([work.catch(() => undefined), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Has the browser do what shows that a person calls; undefined where nothing is asked of it, or it cannot be had. */
const solve = async (call: Client['call'], action: HumanAction): Promise<string | undefined> => {
  const [challenge, { solveWork }] = await Promise.all([
    call('GET /consumers-v3/human-check/{action}', { path: { action } }),
    import('#src/client/solve-challenge.ts'),
  ])
  return challenge.ok && challenge.value.kind === 'proofOfWork'
    ? solveWork(challenge.value.challenge)
    : undefined
}

/** The human check of a form. It begins while somebody types, so that its result is there when the form is sent. */
export const createHumanCheck = (call: Client['call'], action: HumanAction) => {
  let solving: Promise<string | undefined> | undefined
  const begin = (): Promise<string | undefined> => (solving ??= solve(call, action))

  return {
    begin: (): void => void begin().catch(() => undefined),
    /** The result, for one call: the next one needs another. */
    take: async (): Promise<string | undefined> => {
      const result = await within(begin())
      solving = undefined
      return result
    },
  }
}
