import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { credentials, newEmail, robin, verifier } from './accounts.ts'
import type { Shop } from './shop.ts'
import { createVisitor, refusal } from './visitor.ts'

const signUp = 'POST /consumers-v3/auth/signup'
const path = '/consumers-v3/auth/signup'

/** Creating an account (specification, account and content, section 5, Sign-up). */
export const describeSignUp = (shop: () => Shop): void => {
  const visitor = () => createVisitor(shop().backend)

  const customersOf = async (email: string): Promise<number> => {
    const found = await shop().database.sql.execute(
      sql`select count(*)::int as n from customer where email = ${email}`,
    )
    return Number(found.rows[0]?.['n'])
  }

  it('creates an account from the whole payload of the form', async () => {
    const email = newEmail()
    const body = {
      ...robin(email),
      birthDate: '1990-02-28',
      phone: '020 7946 0958',
      phoneCode: '+44',
      postalCode: 'CA12 5DJ',
      gender: 'undisclosed' as const,
      isTemporaryPassword: false,
      termsConditionsAndPolicy: true,
      subscriptions: {
        newsletterConsent: true,
        loyaltyConsent: true,
        smsNotificationConsent: true,
        loyaltyEnrollment: 'Full' as const,
        loyaltyNewsletterConsent: true,
      },
      source: { store: 'keswick', acquisitionType: 'Registered' as const, campaignName: 'spring' },
      recaptcha_response: 'a person',
    }
    const { consumerId, consumerNo } = await visitor().call(signUp, { body }, 'en-gb')
    expect(consumerNo).toMatch(/^\d{10}$/)
    const { rows } = await shop().database.sql.execute(sql`select * from customer where id = ${consumerId}`)
    expect(rows).toMatchObject([
      {
        email,
        consumer_no: consumerNo,
        consumer_type: 'REGISTERED',
        first_name: 'Robin',
        last_name: 'O’Neil-Ångström',
        phone: '+442079460958',
        phone_code: '+44',
        postal_code: 'CA12 5DJ',
        country: 'GB',
        source: body.source,
      },
    ])
  })

  it('makes a member of a customer who wants to be one, subscribes them, and confirms their email by a link', async () => {
    const email = newEmail()
    const body = {
      ...robin(email),
      birthDate: '1990-02-28',
      phone: '+14155550147',
      subscriptions: {
        newsletterConsent: true,
        smsNotificationConsent: true,
        loyaltyEnrollment: 'Full' as const,
      },
    }
    const someone = visitor()
    await someone.call(signUp, { body })
    const mailed = () => shop().mails.filter((mail) => 'to' in mail && mail.to === email)
    await expect
      .poll(() => mailed().map(({ message }) => message.kind))
      .toEqual(['confirmEmail', 'confirmSubscription'])
    const [confirm] = mailed()
    const path = confirm?.message.kind === 'confirmEmail' ? confirm.message.path : ''
    const token = path.slice(path.lastIndexOf('=') + 1)
    const verify = 'POST /consumers-v3/auth/verifyemail'
    await someone.call(verify, { body: { token } })
    await someone.refused('AUT402', verify, { body: { token } })
    await someone.call('POST /token/v2/auth/token', {})
    const { code } = await someone.call('POST /consumers-v3/auth/signin', { body: credentials(email) })
    await someone.call('POST /token/v2/auth/token/exchange', { body: { code, codeVerifier: verifier } })
    expect(await someone.call('GET /consumers-v3/consumer', {})).toMatchObject({
      isLoyaltyMember: true,
      enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: true }],
    })
    const { subscriptions } = await someone.call('GET /consumers-v3/consumer/subscription', {})
    expect(subscriptions).toMatchObject([{ channel: 'sms', recipient: '+14155550147', optin: true }])
  })

  it('keeps no password but an Argon2id hash of it', async () => {
    const { consumerId } = await visitor().call(signUp, { body: robin() })
    const { rows } = await shop().database.sql.execute(
      sql`select password_hash from login where customer_id = ${consumerId}`,
    )
    expect(rows[0]?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  })

  it('takes an email once, however it is written and however many sign up at once', async () => {
    const email = newEmail()
    const bodies = [email, email.toUpperCase(), ` ${email}`].map((one) => robin(one))
    const answers = await Promise.all(bodies.map((body) => visitor().send('POST', path, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await customersOf(email)).toBe(1)
    const refused = await visitor().refused('AUT439', signUp, { body: robin(email) })
    expect(refused.additionalInfo).toEqual({ field: 'email' })
  })

  it('takes a phone once, and makes no second account for it', async () => {
    const email = newEmail()
    const phone = '+14155550132'
    await visitor().call(signUp, { body: { ...robin(), phone } })
    const refused = await visitor().refused('AUT444', signUp, { body: { ...robin(email), phone } })
    expect(refused.additionalInfo).toEqual({ field: 'phone' })
    expect(await customersOf(email)).toBe(0)
  })

  it.each([
    ['AUT453', 'email', { email: 'robin@localhost' }],
    ['AUT453', 'email', { email: 'robin@example.com\r\nBcc: all@example.com' }],
    ['ATTR200', 'firstName', { firstName: '' }],
    ['ATTR200', 'firstName', { firstName: '<b>Robin</b>' }],
    ['ATTR200', 'lastName', { lastName: 'x'.repeat(31) }],
    ['FE872', 'password', { password: 'Short-7' }],
    ['ATTR200', 'password', { password: 'without-upper-9' }],
    ['ATTR200', 'password', { password: 'Without-a-digit' }],
    ['FE873', 'password', { password: 'Password1' }],
    ['PRO410', 'birthDate', { birthDate: '2020-01-01' }],
    ['PRO410', 'birthDate', { birthDate: '1899-12-31' }],
    ['PRO411', 'birthDate', { subscriptions: { loyaltyEnrollment: 'Full' as const } }],
    ['PRO414', 'phone', { phone: '12345' }],
  ] as const)('refuses by %s a wrong %s: %j', async (code, field, wrong) => {
    const body = { ...robin(), ...wrong }
    const refused = await visitor().refused(code, signUp, { body })
    expect(refused.additionalInfo).toMatchObject({ field })
    expect(await customersOf(body.email.toLowerCase())).toBe(0)
  })

  it('lets the age decide by the country', async () => {
    const birthDate = '2012-06-01'
    await visitor().call(signUp, { body: { ...robin(), birthDate } }, 'en-us')
    await visitor().refused('PRO410', signUp, { body: { ...robin(), birthDate } }, 'de-de')
  })

  it.each([
    'a'.repeat(60) + ' B9',
    ' leading and trailing 9X ',
    'Пароль-на-каждый-день-7',
    '🥾🥾🥾🥾🥾🥾aB1',
  ])('takes the password %j as it is', async (password) => {
    const email = newEmail()
    await visitor().call(signUp, { body: { ...robin(email), password } })
    const credentials = { username: email, codeChallenge: 'c'.repeat(43) }
    const signIn = 'POST /consumers-v3/auth/signin'
    await visitor().call(signIn, { body: { ...credentials, password } })
    await visitor().refused('AUT401', signIn, { body: { ...credentials, password: `${password} ` } })
  })

  it.each(['consumerType', 'points', 'consumerId', 'isConfirmedEmail', 'id', '__proto__x'])(
    'refuses to be told the field %s',
    async (field) => {
      const email = newEmail()
      const response = await visitor().send('POST', path, { body: { ...robin(email), [field]: 'EMPLOYEE' } })
      await refusal(response, 'ATTR300')
      expect(await customersOf(email)).toBe(0)
    },
  )

  it('refuses a name of a megabyte, and terms that are not accepted', async () => {
    const large = { ...robin(), firstName: 'x'.repeat(1_000_000) }
    await refusal(await visitor().send('POST', path, { body: large }), 'API413')
    const unread = { ...robin(), isTermsConfirmed: false }
    await refusal(await visitor().send('POST', path, { body: unread }), 'ATTR200')
  })
}
