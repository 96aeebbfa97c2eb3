import type { PurgedData } from '#src/base/retention.ts'
import { jobsOf } from '#src/composition/background-jobs.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import type { Shop } from './shop.ts'

/** Has the shop's job delete what of a kind is too old at an ISO instant. */
export const purgeAt = async ({ database }: Shop, kind: PurgedData, instant: string): Promise<void> => {
  const jobs = jobsOf(database, () => instant, silentLog)
  await jobs.find(({ name }) => name === `purge-${kind}`)?.run({})
}
