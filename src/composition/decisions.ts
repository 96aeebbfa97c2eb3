import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { randomId } from '#src/base/ids.ts'
import { brandName } from '#src/contract/brand.ts'
import type { DecisionEngine } from '#src/contract/personalization/decision.ts'
import { experimentsSchema, type Experiment } from '#src/backend/personalization/experiment.ts'
import { createLocalHashing } from '#src/backend/personalization/local-hashing.ts'
import { createRemoteEngine } from '#src/backend/personalization/remote-engine.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import type { Environment } from './environment/environment.ts'

const warmUpMs = 2_000

/** The experiments of the file; none, with a line in the log, when it cannot be read: a shop opens without them. */
const readExperiments = async (file: string, log: Logger): Promise<Experiment[]> => {
  try {
    return experimentsSchema.parse(JSON.parse(await readFile(file, 'utf8'))).experiments
  } catch (error) {
    log.error({ file, reason: String(error) }, 'experiments unreadable')
    return []
  }
}

/** What decides experiences for the pages, and what the embedded back end answers decisions from. */
export const decisionsFor = async (
  { DECISION_ORIGIN, EXPERIMENTS_FILE }: Environment,
  log: Logger,
): Promise<{ engine: DecisionEngine; local: DecisionEngine }> => {
  const local = createLocalHashing(await readExperiments(EXPERIMENTS_FILE, log))
  if (!DECISION_ORIGIN) return { engine: local, local }
  const brand = brandName.toLowerCase()
  const remoteFetch = createRemoteFetch({ service: 'decisions', log })
  // The first request of a process takes longer than a page waits, so a connection is made before there is a page.
  void remoteFetch(DECISION_ORIGIN, { method: 'HEAD', signal: AbortSignal.timeout(warmUpMs) }).catch(
    () => undefined,
  )
  return {
    engine: createRemoteEngine({ origin: DECISION_ORIGIN, brand, fetch: remoteFetch, newId: randomId, log }),
    local,
  }
}
