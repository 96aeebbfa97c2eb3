import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { ConsentRecord, ConsentStore } from './consent-store.ts'

export type ConsentDependencies = { store: Pick<ConsentStore, 'add'>; clock: Clock; newId: NewId }

/** What a visitor chose, and on which site. */
export type RecordedChoice = Omit<ConsentRecord, 'id' | 'recordedAt'>

/** Keeps the proof of a choice, and gives the ISO instant it is kept with. */
export const createRecordConsent =
  ({ store, clock, newId }: ConsentDependencies) =>
  async (choice: RecordedChoice): Promise<string> => {
    const recordedAt = clock()
    await store.add({ ...choice, id: newId(), recordedAt })
    return recordedAt
  }

export type RecordConsent = ReturnType<typeof createRecordConsent>
