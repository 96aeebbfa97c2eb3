import { noteAssociateAct } from '#src/backend/associates/associate-acts.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { SessionCustomer } from '../sessions.ts'

/** By which login somebody is signed in. */
type Login = Pick<SessionCustomer, 'customerId' | 'loginId'>

/** Ends the login of a session, or that of a refresh token where there is no session; nothing happens for a guest, and for one that has ended. */
export const signOut =
  ({ db, logins, clock, newId }: IdentityDependencies) =>
  async (
    session: SessionCustomer | undefined,
    refreshToken: string | undefined,
    from: Place,
  ): Promise<void> => {
    const signedIn: Login | undefined =
      session ?? (refreshToken === undefined ? undefined : await logins.ofToken(refreshToken))
    if (!signedIn) return
    const { customerId, loginId } = signedIn
    const place = { ...from, instant: clock() }
    if (!(await logins.end(db, customerId, loginId, place.instant))) return
    await noteSecurityEvent(db, newId, { customerId, kind: 'signedOut' }, place)
    const associate = associateOf(session)
    if (associate) await noteAssociateAct(db, newId, associate, { kind: 'signedOut' }, place)
  }
