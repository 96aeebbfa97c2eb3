import { expect, it } from 'vitest'
import { credentials, goodPassword, member, newEmail, verifier } from './accounts.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const change = 'POST /consumers-v3/consumer/changepassword'
const ask = 'POST /consumers-v3/consumer/resetpassword'
const reset = 'POST /consumers-v3/confirmforgotpassword'
const unlock = 'POST /consumers-v3/auth/unlock'
const signInCall = 'POST /consumers-v3/auth/signin'
const token = 'POST /token/v2/auth/token'

const better = 'Even-better-2-walk'
const twice = (newPassword: string, confirmPassword = newPassword) => ({ newPassword, confirmPassword })

/** Passwords that change, are forgotten, and are guessed at (specification, shopping, sections 7 and 8, Authentication). */
export const describePasswords = (shop: () => Shop): void => {
  const signedIn = async () => {
    const someone = await member(shop())
    await someone.signIn()
    return someone
  }

  const at = async <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
    shop().setTime(new Date(Date.parse(opening) + seconds * 1000).toISOString())
    try {
      return await work()
    } finally {
      shop().setTime(opening)
    }
  }

  /** The message of a kind that was sent to somebody, once it is there. */
  const mailTo = async (email: string, kind: string) => {
    const sent = () => shop().mails.filter((mail) => 'to' in mail && mail.to === email)
    await expect.poll(() => sent().map(({ message }) => message.kind)).toContain(kind)
    return sent().findLast(({ message }) => message.kind === kind)?.message
  }

  /** The token in the link of a mail. */
  const linkTo = async (email: string, kind: 'resetPassword' | 'locked'): Promise<string> => {
    const message = await mailTo(email, kind)
    const path = message && 'path' in message ? message.path : ''
    return path.slice(path.lastIndexOf('=') + 1)
  }

  const askFor = async (email: string): Promise<string> => {
    await createVisitor(shop().backend).call(ask, { body: { email } })
    return linkTo(email, 'resetPassword')
  }

  it('changes the password, ends other sessions, and says so by mail', async () => {
    const { email, call, refused, signIn } = await signedIn()
    const phone = createVisitor(shop().backend)
    await signIn(phone)
    await call(change, { body: { currentPassword: goodPassword, ...twice(better) } })
    expect(await phone.call(token, {})).toMatchObject({ consumerType: 'GUEST' })
    expect(await call(token, {})).toMatchObject({ consumerType: 'REGISTERED' })
    await mailTo(email, 'changedPassword')
    await refused('AUT401', signInCall, { body: credentials(email) })
    await call(signInCall, { body: credentials(email, better) })
  })

  it.each([
    ['AUT450', { currentPassword: 'Not-this-one-1', ...twice(better) }],
    ['AUT451', { currentPassword: goodPassword, ...twice(goodPassword) }],
    ['FE340', { currentPassword: goodPassword, ...twice(better, `${better} `) }],
    ['FE872', { currentPassword: goodPassword, ...twice('Short-1') }],
    ['FE873', { currentPassword: goodPassword, ...twice('Passw0rd') }],
    ['ATTR200', { currentPassword: goodPassword, ...twice('without-upper-1') }],
  ] as const)('refuses by %s to change it by %j', async (code, body) => {
    const { email, refused, call } = await signedIn()
    await refused(code, change, { body })
    await call(signInCall, { body: credentials(email) })
  })

  it('lets nobody change a password who is not signed in, nor guess it from a session', async () => {
    const guest = createVisitor(shop().backend)
    await guest.call(token, {})
    const body = { currentPassword: 'Not-this-one-1', ...twice(better) }
    await guest.refused('AUT404', change, { body })
    const { send, refused } = await signedIn()
    for (let tried = 1; tried <= 10; tried += 1)
      await send('POST', '/consumers-v3/consumer/changepassword', { body })
    await refused('AUT423', change, { body: { ...body, currentPassword: goodPassword } })
  })

  it('sets a new password by a link, once, ends all sessions, and opens what was locked', async () => {
    const { email, call } = await signedIn()
    const stranger = createVisitor(shop().backend)
    const wrong = { body: credentials(email, 'Not-this-one-1') }
    for (let tried = 1; tried <= 10; tried += 1)
      await stranger.send('POST', '/consumers-v3/auth/signin', wrong)
    const link = await askFor(email)
    await stranger.refused('AUT452', reset, { body: { token: link, ...twice(goodPassword) } })
    await stranger.refused('FE872', reset, { body: { token: link, ...twice('Short-1') } })
    await stranger.call(reset, { body: { token: link, ...twice(better) } })
    await stranger.refused('AUT402', reset, { body: { token: link, ...twice(`${better}!`) } })
    expect(await call(token, {})).toMatchObject({ consumerType: 'GUEST' })
    await stranger.call(signInCall, { body: credentials(email, better) })
    await mailTo(email, 'changedPassword')
  })

  it('lets a code from before a new password open nothing, and knows no device from before', async () => {
    const { email, call, signIn } = await signedIn()
    const thief = createVisitor(shop().backend)
    const { code } = await thief.call(signInCall, { body: credentials(email) })
    await thief.call(reset, { body: { token: await askFor(email), ...twice(better) } })
    await thief.refused('AUT432', 'POST /token/v2/auth/token/exchange', {
      body: { code, codeVerifier: verifier },
    })
    shop().mails.length = 0
    await call(token, {})
    await signIn(undefined, better)
    await mailTo(email, 'newDevice')
  })

  it('opens what the owner themselves locked on their own device', async () => {
    const { email, send, call, refused, signIn } = await signedIn()
    const wrong = { body: credentials(email, 'Not-this-one-1') }
    for (let tried = 1; tried <= 10; tried += 1) await send('POST', '/consumers-v3/auth/signin', wrong)
    await refused('AUT423', signInCall, { body: credentials(email) })
    await call(unlock, { body: { token: await linkTo(email, 'locked') } })
    await signIn()
    for (let tried = 1; tried <= 10; tried += 1) await send('POST', '/consumers-v3/auth/signin', wrong)
    await call(reset, { body: { token: await askFor(email), ...twice(better) } })
    await signIn(undefined, better)
  })

  it('takes a link for half an hour, and none once the password is set by another', async () => {
    const { email } = await member(shop())
    const visitor = createVisitor(shop().backend)
    const first = await askFor(email)
    shop().mails.length = 0
    const second = await askFor(email)
    await at(1801, () => visitor.refused('AUT402', reset, { body: { token: second, ...twice(better) } }))
    const made = 'r'.repeat(43)
    await visitor.refused('AUT402', reset, { body: { token: made, ...twice(better) } })
    await visitor.call(reset, { body: { token: second, ...twice(better) } })
    await visitor.refused('AUT402', reset, { body: { token: first, ...twice(`${better}!`) } })
  })

  it('answers the same whether an email is somebody’s, and sends nobody a flood', async () => {
    const { email } = await member(shop())
    const visitor = createVisitor(shop().backend)
    shop().mails.length = 0
    expect(await visitor.call(ask, { body: { email: newEmail() } })).toEqual(
      await visitor.call(ask, { body: { email } }),
    )
    for (let tried = 1; tried <= 8; tried += 1) await visitor.call(ask, { body: { email } })
    await linkTo(email, 'resetPassword')
    expect(shop().mails.filter(({ message }) => message.kind === 'resetPassword').length).toBeLessThan(6)
    await visitor.refused('AUT453', ask, { body: { email: 'a@b.example\nBcc: c@d.example' } })
  })

  it('opens a locked sign-in by the link that its owner is sent, once', async () => {
    const { email } = await member(shop())
    const visitor = createVisitor(shop().backend)
    const wrong = { body: credentials(email, 'Not-this-one-1') }
    for (let tried = 1; tried <= 10; tried += 1)
      await visitor.send('POST', '/consumers-v3/auth/signin', wrong)
    await visitor.refused('AUT423', signInCall, { body: credentials(email) })
    const link = await linkTo(email, 'locked')
    await visitor.call(unlock, { body: { token: link } })
    await visitor.call(signInCall, { body: credentials(email) })
    await visitor.refused('AUT402', unlock, { body: { token: link } })
  })

  it('asks for the password again, and says for how long that is enough', async () => {
    const { call, refused } = await signedIn()
    const confirm = 'POST /consumers-v3/consumer/auth/confirm'
    await refused('AUT450', confirm, { body: { password: 'Not-this-one-1' } })
    expect(await call(confirm, { body: { password: goodPassword } })).toEqual({
      confirmedUntil: '2026-06-01T10:10:00.000Z',
    })
  })
}
