import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { brandName } from '#src/contract/brand.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { maxPasskeys, type Assertion, type Attestation } from '#src/contract/identity/passkey-calls.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { makeCode, makeOneTimeToken, useOneTimeToken } from '../one-time-tokens.ts'
import { createPasskeyStore, type StoredPasskey } from './passkey-store.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import type { SessionCustomer } from '../sessions.ts'
import { passwordChangedAt } from '../passwords/set-password.ts'

type CreationOptions = CallOutput<'POST /consumers-v3/consumer/passkeys/options'>
type RequestOptions = CallOutput<'POST /consumers-v3/auth/passkey/options'>
type Listed = CallOutput<'GET /consumers-v3/consumer/passkeys'>
type Passkey = CallOutput<'PUT /consumers-v3/consumer/passkeys/{passkeyId}'>
type Code = CallOutput<'POST /consumers-v3/auth/passkey'>

/** Seconds that somebody has to touch their authenticator. */
const challengeSeconds = 300

const present = ({ id, name, createdAt, lastUsedAt, isBackedUp }: StoredPasskey): Passkey => ({
  passkeyId: id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  ...(lastUsedAt === null ? {} : { lastUsedAt: new Date(lastUsedAt).toISOString() }),
  isBackedUp,
})

const signInAgain = err(apiError('AUT432', { reason: 'signInAgain' }))
const tooMany = err(apiError('AUT432', { reason: 'tooManyPasskeys' }))

const userHandleOf = (customerId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(customerId)

/** Where somebody acts from, and in which site's words they are told of it. */
type From = Place & { site: Site }

/** Passkeys: discoverable, verified by the user, without attestation (WebAuthn, level 3). */
export const createPasskeys = (dependencies: IdentityDependencies) => {
  const { db, customers, logins, origin, clock, newId } = dependencies
  const store = createPasskeyStore(db)
  const rpID = new URL(origin).hostname

  /** A challenge for a customer, or for nobody yet, in base64url. */
  const challengeFor = async (customerId: string | null): Promise<string> => {
    const life = { kind: 'passkey', instant: clock(), seconds: challengeSeconds } as const
    return (await makeOneTimeToken(db, { customerId, data: {} }, life)).token
  }

  /** Uses a challenge up, which is this customer's, or nobody's. */
  const isChallengeOf =
    (customerId: string | null) =>
    async (challenge: string): Promise<boolean> => {
      const used = await useOneTimeToken(db, 'passkey', challenge, clock())
      return used.ok && used.value.customerId === customerId
    }

  const isConfirmed = ({ loginId }: SessionCustomer, within?: Sql) =>
    logins.isConfirmed(loginId, clock(), within)

  /** Tells the owner by mail of a passkey that came or went. */
  const tellOwner = async (
    kind: 'passkeyAdded' | 'passkeyRemoved',
    { customerId, name }: StoredPasskey,
    { site, instant, client = '', userAgent }: From,
  ): Promise<void> => {
    const owner = await customers.byId(customerId)
    if (!owner) return
    const { firstName, email: to } = owner
    const message = { kind, firstName, name, at: instant, address: client, userAgent }
    dependencies.sendMail({ locale: site.locale, to, message })
  }

  return {
    beginMaking: async (
      customer: SessionCustomer,
    ): Promise<Result<CreationOptions, ApiError<'AUT404' | 'AUT432'>>> => {
      if (!(await isConfirmed(customer))) return signInAgain
      const who = await customers.byId(customer.customerId)
      if (!who) return err(apiError('AUT404'))
      const known = await store.ofCustomer(customer.customerId)
      if (known.length >= maxPasskeys) return tooMany
      const challenge = await challengeFor(customer.customerId)
      const {
        user,
        pubKeyCredParams,
        timeout = challengeSeconds * 1000,
      } = await generateRegistrationOptions({
        rpName: brandName,
        rpID,
        userName: who.email,
        userDisplayName: who.firstName,
        userID: userHandleOf(customer.customerId),
      })
      return ok({
        publicKey: {
          challenge,
          timeout,
          user,
          rp: { id: rpID, name: brandName },
          pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
          excludeCredentials: known.map(({ id }) => ({ id, type: 'public-key' })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        },
      })
    },

    keep: async (
      customer: SessionCustomer,
      { credential, name }: { credential: Attestation; name: string },
      { site, client, userAgent }: From,
    ): Promise<Result<Passkey, ApiError<'AUT432'>>> => {
      if (!(await isConfirmed(customer))) return signInAgain
      const { customerId } = customer
      const instant = clock()
      const verified = await verifyRegistrationResponse({
        response: { ...credential, response: { ...credential.response, transports: [] } },
        expectedChallenge: isChallengeOf(customerId),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(() => undefined)
      if (!verified?.verified) return err(apiError('AUT432'))
      const { credential: made, credentialBackedUp } = verified.registrationInfo
      const row: StoredPasskey = {
        id: made.id,
        customerId,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: credential.response.transports ?? [],
        isBackedUp: credentialBackedUp,
        name,
        createdAt: instant,
        lastUsedAt: null,
      }
      const added = await inTransaction<Passkey, ApiError<'AUT432'>>(db, async (tx) => {
        if ((await store.countInTurn(tx, customerId)) >= maxPasskeys) return tooMany
        // A reset of the password ends the login, and waits for this or has been waited for: none comes after it.
        if (!(await isConfirmed(customer, tx))) return signInAgain
        if (!(await store.add(tx, row))) return err(apiError('AUT432'))
        const place = { instant, client, userAgent }
        await noteSecurityEvent(tx, newId, { customerId, kind: 'passkeyAdded' }, place)
        return ok(present(row))
      })
      if (added.ok) await tellOwner('passkeyAdded', row, { site, instant, client, userAgent })
      return added
    },

    list: async ({ customerId }: SessionCustomer): Promise<Listed> => ({
      rpId: rpID,
      userHandle: Buffer.from(userHandleOf(customerId)).toString('base64url'),
      passkeys: (await store.ofCustomer(customerId)).map(present),
    }),

    rename: async (
      { customerId }: SessionCustomer,
      id: string,
      name: string,
    ): Promise<Result<Passkey, ApiError<'AUT404'>>> => {
      const named = await store.rename(customerId, id, name)
      return named ? ok(present(named)) : err(apiError('AUT404'))
    },

    remove: async (
      customer: SessionCustomer,
      id: string,
      { site, client, userAgent }: From,
    ): Promise<Result<{ rpId: string; credentialId: string }, ApiError<'AUT404' | 'AUT432'>>> => {
      if (!(await isConfirmed(customer))) return signInAgain
      const { customerId } = customer
      const place = { instant: clock(), client, userAgent }
      const removed = await inTransaction<StoredPasskey, ApiError<'AUT404'>>(db, async (tx) => {
        const row = await store.remove(tx, customerId, id)
        if (!row) return err(apiError('AUT404'))
        await noteSecurityEvent(tx, newId, { customerId, kind: 'passkeyRemoved' }, place)
        return ok(row)
      })
      if (!removed.ok) return removed
      await tellOwner('passkeyRemoved', removed.value, { site, ...place })
      return ok({ rpId: rpID, credentialId: id })
    },

    beginSigningIn: async (): Promise<RequestOptions> => {
      const challenge = await challengeFor(null)
      return {
        publicKey: { challenge, rpId: rpID, timeout: challengeSeconds * 1000, userVerification: 'required' },
      }
    },

    /**
     * Proves by a passkey who somebody is. AUT401 for one that is unknown (with a reason), signed something else, or counted
     * no further than before, as a copy of it would; a sign-in
     * that strangers locked is open to it.
     */
    signIn: async ({
      credential,
      codeChallenge,
    }: {
      credential: Assertion
      codeChallenge: string
    }): Promise<Result<Code, ApiError<'AUT401'>>> => {
      const stored = await store.byId(credential.id)
      if (!stored) return err(apiError('AUT401', { reason: 'unknownPasskey' }))
      const { id, customerId, counter, publicKey } = stored
      const changedAt = await passwordChangedAt(db, customerId)
      const verified = await verifyAuthenticationResponse({
        response: credential,
        expectedChallenge: isChallengeOf(null),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
      }).catch(() => undefined)
      if (!verified?.verified) return err(apiError('AUT401'))
      const instant = clock()
      if (!(await store.touch(id, verified.authenticationInfo.newCounter, instant)))
        return err(apiError('AUT401'))
      return ok(await makeCode(db, { customerId, data: { codeChallenge, changedAt } }, instant))
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>
