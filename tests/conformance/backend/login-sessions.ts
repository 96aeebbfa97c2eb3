import { expect, it } from 'vitest'
import { credentials, goodPassword, member } from './accounts.ts'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const list = 'GET /consumers-v3/consumer/sessions'
const endOne = 'DELETE /consumers-v3/consumer/sessions/{sessionId}'
const token = 'POST /token/v2/auth/token'

/** Where a customer is signed in, and what happened to the account. */
export const describeLoginSessions = (shop: () => Shop): void => {
  const signedIn = async () => {
    const someone = await member(shop())
    await someone.signIn()
    return someone
  }

  it('lists where the customer is signed in, and signs out there', async () => {
    const { call, signIn } = await signedIn()
    const phone = createVisitor(shop().backend)
    await signIn(phone)
    const { sessions } = await call(list, {})
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    await call(endOne, { path: { sessionId: other?.sessionId ?? '' } })
    expect((await call(list, {})).sessions).toMatchObject([{ isCurrent: true }])
    await phone.refused('AUT404', list, {})
    expect(await phone.call(token, {})).toMatchObject({ consumerType: 'GUEST' })
  })

  it('signs out everywhere else at once', async () => {
    const { call, signIn } = await signedIn()
    const others = [createVisitor(shop().backend), createVisitor(shop().backend)]
    for (const other of others) await signIn(other)
    await call('DELETE /consumers-v3/consumer/sessions', {})
    for (const other of others) expect(await other.call(token, {})).toMatchObject({ consumerType: 'GUEST' })
    expect(await call(token, {})).toMatchObject({ consumerType: 'REGISTERED' })
  })

  it('ends and shows nobody else’s sessions', async () => {
    const owner = await signedIn()
    const thief = await signedIn()
    const [own] = (await owner.call(list, {})).sessions
    await thief.refused('AUT404', endOne, { path: { sessionId: own?.sessionId ?? '' } })
    expect(await owner.call(token, {})).toMatchObject({ consumerType: 'REGISTERED' })
    expect((await thief.call(list, {})).sessions).toHaveLength(1)
    const guest = createVisitor(shop().backend)
    await guest.call(token, {})
    await guest.refused('AUT404', list, {})
    await guest.refused('AUT404', 'GET /consumers-v3/consumer/activity', {})
  })

  it('tells what happened to the account, when and from where', async () => {
    const { email, call, send, signIn } = await signedIn()
    const headers = { 'user-agent': 'Lynx/2.9', 'x-welt-client': '203.0.113.77' }
    const body = credentials(email, 'Not-this-one-1')
    await send('POST', '/consumers-v3/auth/signin', { body, headers })
    await call('POST /consumers-v3/consumer/changepassword', {
      body: {
        currentPassword: goodPassword,
        newPassword: 'Even-better-2-walk',
        confirmPassword: 'Even-better-2-walk',
      },
    })
    await signIn(createVisitor(shop().backend), 'Even-better-2-walk')
    const activity = () => call('GET /consumers-v3/consumer/activity', {})
    await expect
      .poll(async () => (await activity()).events.map(({ kind }) => kind).toSorted())
      .toEqual(['passwordChanged', 'signInFailed', 'signedInOnNewDevice', 'signedInOnNewDevice', 'signedUp'])
    const { events } = await activity()
    expect(events.find(({ kind }) => kind === 'signInFailed')).toMatchObject({
      address: '203.0.113.77',
      userAgent: 'Lynx/2.9',
    })
    expect(
      shop().mails.some((mail) => 'to' in mail && mail.to === email && mail.message.kind === 'newDevice'),
    ).toBe(true)
  })
}
