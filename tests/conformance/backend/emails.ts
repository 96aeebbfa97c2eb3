import { expect, it } from 'vitest'
import { credentials, member, newEmail } from './accounts.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const ask = 'POST /consumers-v3/consumer/email'
const change = 'POST /consumers-v3/auth/changeemail'
const profile = 'GET /consumers-v3/consumer'
const signInCall = 'POST /consumers-v3/auth/signin'
const subscribe = 'POST /consumers-v3/consumer/subscription'

/** Another email for an account. */
export const describeEmails = (shop: () => Shop): void => {
  const anybody = () => createVisitor(shop().backend)

  const signedIn = async () => {
    const someone = await member(shop())
    await someone.signIn()
    return someone
  }

  const mailsTo = (email: string) =>
    shop().mails.flatMap((mail) => ('to' in mail && mail.to === email ? [mail.message] : []))

  /** The message of a kind that was sent to somebody, once it is there. */
  const mailTo = async (email: string, kind: string) => {
    await expect.poll(() => mailsTo(email).map((message) => message.kind)).toContain(kind)
    return mailsTo(email).findLast((message) => message.kind === kind)
  }

  const tokenIn = (message: object | undefined): string => {
    const path = message && 'path' in message ? String(message.path) : ''
    return path.slice(path.lastIndexOf('=') + 1)
  }

  const linkTo = async (email: string): Promise<string> => tokenIn(await mailTo(email, 'confirmNewEmail'))

  const at = async <T>(instant: string, work: () => Promise<T>): Promise<T> => {
    shop().setTime(instant)
    try {
      return await work()
    } finally {
      shop().setTime(opening)
    }
  }

  it('has its new email once the link that was mailed there is taken, and tells the one before', async () => {
    const { email: old, call, refused } = await signedIn()
    const email = newEmail()
    expect(await call(ask, { body: { email: ` ${email.toUpperCase()}` } }, 'fr-ca')).toEqual({ minutes: 60 })
    const token = await linkTo(email)
    expect((await call(profile, {})).consumerDetails.email).toBe(old)
    expect(await anybody().call(change, { body: { token } })).toEqual({ changedAt: opening })
    expect((await call(profile, {})).consumerDetails).toMatchObject({ email })
    expect(await mailTo(old, 'changedEmail')).toMatchObject({ firstName: 'Robin', email })
    await refused('AUT401', signInCall, { body: credentials(old) })
    await call(signInCall, { body: credentials(email) })
    const { events } = await call('GET /consumers-v3/consumer/activity', {})
    expect(events.map(({ kind }) => kind)).toContain('emailChanged')
    await refused('AUT402', change, { body: { token } })
  })

  it('says the same of an email that somebody else has, and tells them alone', async () => {
    const other = await member(shop())
    const { call } = await signedIn()
    expect(await call(ask, { body: { email: other.email } })).toEqual({ minutes: 60 })
    await mailTo(other.email, 'emailTaken')
    expect(mailsTo(other.email).some(({ kind }) => kind === 'confirmNewEmail')).toBe(false)
  })

  it('asks who signed in a while ago to prove who they are', async () => {
    const { email, call, refused } = await signedIn()
    await at('2026-06-01T10:11:00.000Z', async () => {
      const told = await refused('AUT432', ask, { body: { email: newEmail() } })
      expect(told.additionalInfo).toEqual({ reason: 'signInAgain' })
      await call('POST /consumers-v3/consumer/auth/confirm', {
        body: { password: credentials(email).password },
      })
      await call(ask, { body: { email: newEmail() } })
    })
  })

  it.each([
    ['AUT453', 'ada@localhost'],
    ['AUT453', 'ada@example.com\nBcc: all@example.com'],
  ] as const)('refuses with %s %j', async (code, email) => {
    await (await signedIn()).refused(code, ask, { body: { email } })
  })

  it('refuses the own one, and is for signed-in customers', async () => {
    const { email, refused } = await signedIn()
    await refused('AUT439', ask, { body: { email: email.toUpperCase() } })
    await anybody().refused('AUT404', ask, { body: { email: newEmail() } })
  })

  it('takes no link that is old, forged, followed by another, or whose email somebody else took', async () => {
    const { call, refused } = await signedIn()
    const [early, late] = [newEmail(), newEmail()]
    await call(ask, { body: { email: early } })
    const replaced = await linkTo(early)
    await call(ask, { body: { email: late } })
    const token = await linkTo(late)
    await refused('AUT402', change, { body: { token: replaced } })
    await refused('AUT402', change, { body: { token: 'f'.repeat(43) } })
    await at('2026-06-01T11:01:00.000Z', () => anybody().refused('AUT402', change, { body: { token } }))
    await member(shop(), late)
    await refused('AUT439', change, { body: { token } })
  })

  it('makes links that were mailed to the email before work no more', async () => {
    const { email: old, call } = await signedIn()
    await anybody().call('POST /consumers-v3/consumer/resetpassword', { body: { email: old } })
    const reset = tokenIn(await mailTo(old, 'resetPassword'))
    const verify = tokenIn(await mailTo(old, 'confirmEmail'))
    const email = newEmail()
    await call(ask, { body: { email } })
    await call(change, { body: { token: await linkTo(email) } })
    const newPassword = 'Even-better-2-walk'
    const passwords = { newPassword, confirmPassword: newPassword }
    await anybody().refused('AUT402', 'POST /consumers-v3/confirmforgotpassword', {
      body: { token: reset, ...passwords },
    })
    await anybody().refused('AUT402', 'POST /consumers-v3/auth/verifyemail', { body: { token: verify } })
  })

  it('has what is sent to the customer go to the new email', async () => {
    const { email: old, call } = await signedIn()
    await call('POST /consumers-v3/auth/verifyemail', {
      body: { token: tokenIn(await mailTo(old, 'confirmEmail')) },
    })
    await call(subscribe, { body: { channel: 'email', recipient: old } })
    await call(subscribe, { body: { channel: 'email', recipient: old, type: 'LoyaltyNewsletter' } })
    const email = newEmail()
    await anybody().call('POST /token/v2/auth/token', {})
    await call(subscribe, { body: { channel: 'email', recipient: email } })
    await call(ask, { body: { email } })
    await call(change, { body: { token: await linkTo(email) } })
    const { subscriptions } = await call('GET /consumers-v3/consumer/subscription', {})
    expect(subscriptions.map(({ type, recipient, optin }) => `${type} ${recipient} ${optin}`)).toEqual([
      `LoyaltyNewsletter ${email} true`,
      `Newsletter ${email} true`,
    ])
  })

  it('mails one account no more than five links in an hour', async () => {
    const { call } = await signedIn()
    const emails = Array.from({ length: 7 }, newEmail)
    for (const email of emails) {
      await call(ask, { body: { email } })
      await expect.poll(() => mailsTo(email).length > 0 || emails.indexOf(email) > 4).toBe(true)
    }
    expect(emails.flatMap(mailsTo)).toHaveLength(5)
  })
}
