import { expect, it } from 'vitest'
import { z } from 'zod'
import { createSoftwareAuthenticator } from '#tests/fixtures/software-authenticator.ts'
import { challengeOf, credentials, member, verifier } from './accounts.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const begin = 'POST /consumers-v3/consumer/passkeys/options'
const keep = 'POST /consumers-v3/consumer/passkeys'
const list = 'GET /consumers-v3/consumer/passkeys'
const one = '/consumers-v3/consumer/passkeys/{passkeyId}'
const beginSignIn = 'POST /consumers-v3/auth/passkey/options'
const signIn = 'POST /consumers-v3/auth/passkey'
const exchange = 'POST /token/v2/auth/token/exchange'
const origin = 'http://shop.test'
const codeSchema = z.object({ code: z.string() })

/** Passkeys: made, named and removed by their owner, and signed in by. */
export const describePasskeys = (shop: () => Shop): void => {
  const codeChallenge = challengeOf(verifier)

  const withPasskey = async () => {
    const owner = await member(shop())
    await owner.signIn()
    const authenticator = createSoftwareAuthenticator(origin)
    const { publicKey } = await owner.call(begin, {})
    const credential = authenticator.create(publicKey.challenge)
    await owner.call(keep, { body: { credential, name: 'Robin’s phone' } })
    return { owner, authenticator, credential }
  }

  it('is made and signs in, where strangers have locked the password too', async () => {
    const { owner, authenticator } = await withPasskey()
    const stranger = createVisitor(shop().backend)
    const wrong = { body: credentials(owner.email, 'Not-this-one-1') }
    for (let tried = 1; tried <= 10; tried += 1)
      await stranger.send('POST', '/consumers-v3/auth/signin', wrong)
    const phone = createVisitor(shop().backend)
    const { publicKey } = await phone.call(beginSignIn, {})
    const credential = authenticator.get(publicKey.challenge)
    const { code } = await phone.call(signIn, { body: { credential, codeChallenge } })
    const signedIn = await phone.call(exchange, { body: { code, codeVerifier: verifier } })
    expect(signedIn.memberId).toBe(owner.consumerId)
    const { passkeys } = await phone.call(list, {})
    expect(passkeys).toMatchObject([{ name: 'Robin’s phone', lastUsedAt: opening }])
  })

  it('takes no answer twice, none of another challenge or origin, and none that was changed', async () => {
    const { owner, authenticator } = await withPasskey()
    const visitor = createVisitor(shop().backend)
    const challenge = async () => (await visitor.call(beginSignIn, {})).publicKey.challenge
    const used = authenticator.get(await challenge())
    await visitor.call(signIn, { body: { credential: used, codeChallenge } })
    await visitor.refused('AUT401', signIn, { body: { credential: used, codeChallenge } })
    const made = authenticator.get('c'.repeat(43))
    await visitor.refused('AUT401', signIn, { body: { credential: made, codeChallenge } })
    const ownChallenge = (await owner.call(begin, {})).publicKey.challenge
    const crossed = authenticator.get(ownChallenge)
    await visitor.refused('AUT401', signIn, { body: { credential: crossed, codeChallenge } })
    const elsewhere = createSoftwareAuthenticator('http://phish.test').get(await challenge())
    const phished = { ...elsewhere, id: authenticator.id, rawId: authenticator.id }
    await visitor.refused('AUT401', signIn, { body: { credential: phished, codeChallenge } })
    const unknown = createSoftwareAuthenticator(origin).get(await challenge())
    await visitor.refused('AUT401', signIn, { body: { credential: unknown, codeChallenge } })
  })

  it('takes nothing of a copy that counts behind, nor two answers with one count at once', async () => {
    const { authenticator } = await withPasskey()
    const visitor = createVisitor(shop().backend)
    const made = async (from: number) => {
      const { publicKey } = await visitor.call(beginSignIn, {})
      authenticator.countFrom(from)
      return { body: { credential: authenticator.get(publicKey.challenge), codeChallenge } }
    }
    await visitor.call(signIn, await made(7))
    for (const behind of [7, 3]) await visitor.refused('AUT401', signIn, await made(behind))
    const twins = await Promise.all([10, 10, 10, 10].map(made))
    const responses = await Promise.all(
      twins.map((twin) => visitor.send('POST', '/consumers-v3/auth/passkey', twin)),
    )
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('takes none for another site, and none whose user was not verified', async () => {
    const { authenticator } = await withPasskey()
    const visitor = createVisitor(shop().backend)
    const { challenge } = (await visitor.call(beginSignIn, {})).publicKey
    const { response, ...credential } = authenticator.get(challenge)
    const data = Buffer.from(response.authenticatorData, 'base64url')
    const tampered = (change: (copy: Buffer) => void) => {
      const copy = Buffer.from(data)
      change(copy)
      return { ...credential, response: { ...response, authenticatorData: copy.toString('base64url') } }
    }
    const otherSite = tampered((copy) => copy.fill(7, 0, 32))
    const unverified = authenticator.get((await visitor.call(beginSignIn, {})).publicKey.challenge, 0x01)
    for (const bad of [otherSite, unverified])
      await visitor.refused('AUT401', signIn, { body: { credential: bad, codeChallenge } })
    const sub = createSoftwareAuthenticator('http://evil.shop.test')
    const owner = await member(shop())
    await owner.signIn()
    const own = (await owner.call(begin, {})).publicKey.challenge
    await owner.refused('AUT432', keep, { body: { credential: sub.create(own), name: 'of a subdomain' } })
    const asSignIn = (await visitor.call(beginSignIn, {})).publicKey.challenge
    const made = createSoftwareAuthenticator(origin).create(asSignIn)
    await owner.refused('AUT432', keep, { body: { credential: made, name: 'by a challenge to sign in' } })
  })

  it('is named and removed by its owner alone', async () => {
    const { owner, authenticator } = await withPasskey()
    const path = { passkeyId: authenticator.id }
    const thief = await member(shop())
    await thief.signIn()
    await thief.refused('AUT404', `PUT ${one}`, { path, body: { name: 'mine' } })
    await thief.refused('AUT404', `DELETE ${one}`, { path })
    expect(await owner.call(`PUT ${one}`, { path, body: { name: 'Old phone' } })).toMatchObject({
      name: 'Old phone',
    })
    expect(await owner.call(`DELETE ${one}`, { path })).toEqual({
      rpId: 'shop.test',
      credentialId: authenticator.id,
    })
    expect(await owner.call(list, {})).toEqual({
      rpId: 'shop.test',
      userHandle: Buffer.from(owner.consumerId).toString('base64url'),
      passkeys: [],
    })
  })

  it('asks who wants to make or remove one to sign in again after ten minutes', async () => {
    const { owner, authenticator } = await withPasskey()
    shop().setTime('2026-06-01T10:11:00.000Z')
    const refused = await owner.refused('AUT432', begin, {})
    expect(refused.additionalInfo).toEqual({ reason: 'signInAgain' })
    await owner.refused('AUT432', `DELETE ${one}`, { path: { passkeyId: authenticator.id } })
    await owner.call('POST /consumers-v3/consumer/auth/confirm', {
      body: { password: credentials(owner.email).password },
    })
    await owner.call(begin, {})
    shop().setTime(opening)
  })

  it('survives no reset of the password, not one that is made or used at the same moment', async () => {
    const { owner: thief, authenticator } = await withPasskey()
    const made = Array.from({ length: 6 }, () => createSoftwareAuthenticator(origin))
    const challenges = await Promise.all(made.map(() => thief.call(begin, {})))
    const phone = createVisitor(shop().backend)
    const used = (await phone.call(beginSignIn, {})).publicKey.challenge
    await phone.call('POST /consumers-v3/consumer/resetpassword', { body: { email: thief.email } })
    const link = () =>
      shop().mails.findLast(
        (mail) => 'to' in mail && mail.to === thief.email && mail.message.kind === 'resetPassword',
      )?.message
    await expect.poll(link).toBeDefined()
    const mailed = link()
    const path = mailed && 'path' in mailed ? mailed.path : ''
    const password = 'Even-better-2-walk'
    const [, code] = await Promise.all([
      phone.call('POST /consumers-v3/confirmforgotpassword', {
        body: {
          token: path.slice(path.lastIndexOf('=') + 1),
          newPassword: password,
          confirmPassword: password,
        },
      }),
      phone
        .send('POST', '/consumers-v3/auth/passkey', {
          body: { credential: authenticator.get(used), codeChallenge },
        })
        .then((response): Promise<unknown> => response.json()),
      ...made.map((one, at) =>
        thief.send('POST', '/consumers-v3/consumer/passkeys', {
          body: { credential: one.create(challenges[at]?.publicKey.challenge ?? ''), name: 'planted' },
        }),
      ),
    ])
    const proven = codeSchema.safeParse(code)
    if (proven.success)
      await phone.refused('AUT432', exchange, { body: { ...proven.data, codeVerifier: verifier } })
    for (const one of [authenticator, ...made]) {
      const { publicKey } = await phone.call(beginSignIn, {})
      const body = { credential: one.get(publicKey.challenge), codeChallenge }
      await phone.refused('AUT401', signIn, { body })
    }
  })

  it('is kept once, and for whom its challenge was', async () => {
    const { owner, credential } = await withPasskey()
    await owner.refused('AUT432', keep, { body: { credential, name: 'again' } })
    const other = await member(shop())
    await other.signIn()
    const { publicKey } = await owner.call(begin, {})
    const planted = createSoftwareAuthenticator(origin).create(publicKey.challenge)
    await other.refused('AUT432', keep, { body: { credential: planted, name: 'planted' } })
  })

  it('is told by mail and in recent activity when one comes or goes, and taken along with the data', async () => {
    const { owner, authenticator } = await withPasskey()
    const mailed = () =>
      shop().mails.flatMap((mail) => ('to' in mail && mail.to === owner.email ? [mail.message] : []))
    expect(mailed()).toContainEqual(
      expect.objectContaining({
        kind: 'passkeyAdded',
        firstName: 'Robin',
        name: 'Robin’s phone',
        at: opening,
      }),
    )
    const { data } = await owner.call('GET /consumers-v3/consumer/personalData', {})
    expect(data).toMatchObject({ passkeys: [{ id: authenticator.id, name: 'Robin’s phone' }] })
    await owner.call(`DELETE ${one}`, { path: { passkeyId: authenticator.id } })
    expect(mailed()).toContainEqual(
      expect.objectContaining({ kind: 'passkeyRemoved', name: 'Robin’s phone' }),
    )
    const { events } = await owner.call('GET /consumers-v3/consumer/activity', {})
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['passkeyAdded', 'passkeyRemoved']))
  })

  it('says of one that was removed that it is unknown', async () => {
    const { owner, authenticator } = await withPasskey()
    await owner.call(`DELETE ${one}`, { path: { passkeyId: authenticator.id } })
    const { publicKey } = await owner.call(beginSignIn, {})
    const credential = authenticator.get(publicKey.challenge)
    const told = await owner.refused('AUT401', signIn, { body: { credential, codeChallenge } })
    expect(told.additionalInfo).toEqual({ reason: 'unknownPasskey' })
  })

  it('is one of twenty at most, those that are added at once among them', async () => {
    const { owner } = await withPasskey()
    const make = async (name: string) => {
      const { publicKey } = await owner.call(begin, {})
      return { credential: createSoftwareAuthenticator(origin).create(publicKey.challenge), name }
    }
    for (let at = 2; at <= 18; at += 1) await owner.call(keep, { body: await make(`Passkey ${at}`) })
    const bodies = [await make('one'), await make('two'), await make('three')]
    const path = '/consumers-v3/consumer/passkeys'
    const sent = await Promise.all(bodies.map((body) => owner.send('POST', path, { body })))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 401])
    const told = await owner.refused('AUT432', begin, {})
    expect(told.additionalInfo).toEqual({ reason: 'tooManyPasskeys' })
    expect((await owner.call(list, {})).passkeys).toHaveLength(20)
  })
}
