import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { ChangedProfile, Profile } from '#src/contract/customer/profile.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { changeProfile, type RefusedProfileId } from './commands/change-profile.ts'
import type { IsConfirmed, SignedIn } from './is-confirmed.ts'
import type { NoteEvent } from './note-event.ts'
import { presentProfile } from './profile-presenter.ts'
import { readProfile } from './profile-store.ts'

type ProfileDependencies = { db: Sql; clock: Clock; isConfirmed: IsConfirmed; noteEvent: NoteEvent }

/** Customers' profiles, as their owners read and change them. */
export const createProfiles = ({ db, clock, isConfirmed, noteEvent }: ProfileDependencies) => {
  const read = async (
    customerId: string,
    includeLoyaltySummary: boolean,
  ): Promise<Result<Profile, ApiError<'PRO404'>>> => {
    const stored = await readProfile(db, customerId)
    return stored ? ok(presentProfile(stored, clock(), includeLoyaltySummary)) : err(apiError('PRO404'))
  }
  return {
    read,

    /** Changes a profile, and gives it as the next read does. */
    change: async (
      signedIn: SignedIn,
      change: ChangedProfile,
      { site, client, userAgent }: { site: Site; client: string | undefined; userAgent: string },
    ): Promise<Result<Profile, ApiError<RefusedProfileId>>> => {
      const { customerId } = signedIn
      const namesPhone = change.consumerDetails?.phone !== undefined
      const mayChangePhone = namesPhone && (await isConfirmed(signedIn))
      const instant = clock()
      const notePhone = (tx: Sql): Promise<void> =>
        noteEvent(tx, { customerId, kind: 'phoneChanged' }, { instant, client, userAgent })
      const wanted = { customerId, change, mayChangePhone, site, instant, notePhone }
      const changed = await changeProfile(db, wanted)
      return changed.ok ? read(customerId, true) : changed
    },
  }
}

export type Profiles = ReturnType<typeof createProfiles>
