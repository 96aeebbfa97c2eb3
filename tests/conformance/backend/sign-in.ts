import { expect, it } from 'vitest'
import { daySeconds } from '#src/base/day.ts'
import { errorResponseSchema } from '#src/contract/errors.ts'
import { challengeOf, credentials, goodPassword, member, newEmail, verifier } from './accounts.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const signIn = 'POST /consumers-v3/auth/signin'
const exchange = 'POST /token/v2/auth/token/exchange'
const token = 'POST /token/v2/auth/token'
const signOut = 'POST /consumers-v3/consumer/auth/signout'

const newCartId = '00000000-0000-4000-8000-000000000404'

const later = (seconds: number): string => new Date(Date.parse(opening) + seconds * 1000).toISOString()

/** Signing in, staying so, and signing out (specification, shopping, section 4, Authentication). */
export const describeSignIn = (shop: () => Shop): void => {
  const at = async <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
    shop().setTime(later(seconds))
    try {
      return await work()
    } finally {
      shop().setTime(opening)
    }
  }

  const codeOf = async (email: string, codeChallenge = challengeOf(verifier)) => {
    const body = { ...credentials(email), codeChallenge }
    return (await createVisitor(shop().backend).call(signIn, { body })).code
  }

  it('gives a token for the code and the verifier, in cookies that scripts cannot read', async () => {
    const { email, consumerId, send } = await member(shop())
    const code = await codeOf(email.toUpperCase())
    const body = { code, codeVerifier: verifier }
    const response = await send('POST', '/token/v2/auth/token/exchange', { body })
    expect(await response.json()).toMatchObject({
      consumerType: 'REGISTERED',
      memberId: consumerId,
      expiresAt: later(15 * 60),
      isTemporaryPassword: false,
    })
    const cookies = response.headers.getSetCookie()
    expect(cookies).toEqual([
      expect.stringMatching(/^welt_session=[\w.-]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
      expect.stringMatching(/^welt_refresh=[\w.-]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
      expect.stringMatching(/^welt_device=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/),
      expect.stringMatching(/^welt_visitor=%7B.*loggedIn/),
      expect.stringMatching(/^welt_favorites=/),
    ])
  })

  it('gives the customer one cart and list on all devices, and none of it to a guest', async () => {
    const { call, cookies, signIn: comeIn } = await member(shop())
    await comeIn()
    const { id: basketId } = await call('POST /cart/v1/cart', {})
    expect(decodeURIComponent(cookies.get('welt_visitor') ?? '')).toContain('"loggedIn":true')
    const phone = createVisitor(shop().backend)
    await comeIn(phone)
    await phone.call('GET /cart/v1/cart/{basketId}', { path: { basketId } })
    await call(signOut, { body: {} })
    await createVisitor(shop().backend).refused('AUT404', 'GET /cart/v1/cart/{basketId}', {
      path: { basketId },
    })
    const read = 'GET /cart/v1/cart/{basketId}'
    const guest = createVisitor(shop().backend)
    await guest.call(token, {})
    await guest.refused('BSK404', read, { path: { basketId } })
  })

  it('exchanges a code once, however many ask at once', async () => {
    const { email } = await member(shop())
    const body = { code: await codeOf(email), codeVerifier: verifier }
    const path = '/token/v2/auth/token/exchange'
    const ask = () => createVisitor(shop().another()).send('POST', path, { body })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await createVisitor(shop().backend).refused('AUT409', exchange, { body })
  })

  it('takes no code without its verifier, none that is late, and none that is made up', async () => {
    const { email } = await member(shop())
    const visitor = createVisitor(shop().backend)
    const code = await codeOf(email)
    await visitor.refused('AUT432', exchange, { body: { code: 'c'.repeat(43), codeVerifier: verifier } })
    const late = { code, codeVerifier: verifier }
    await at(61, () => visitor.refused('AUT432', exchange, { body: late }))
    const response = await visitor.send('POST', '/token/v2/auth/token/exchange', {
      body: { code, codeVerifier: 'b'.repeat(43) },
    })
    expect({ status: response.status, cookies: [...visitor.cookies.keys()] }).toEqual({
      status: 401,
      cookies: [],
    })
    await visitor.refused('AUT409', exchange, { body: { code, codeVerifier: verifier } })
  })

  it('renews the token of a customer by the refresh token, which it rotates', async () => {
    const { call, cookies, signIn: comeIn, consumerId } = await member(shop())
    await comeIn()
    const { id: basketId } = await call('POST /cart/v1/cart', {})
    const first = cookies.get('welt_refresh')
    await at(16 * 60, async () => {
      const path = { basketId }
      const without = createVisitor(shop().backend)
      without.cookies.set('welt_session', cookies.get('welt_session') ?? '')
      await without.refused('AUT404', 'GET /cart/v1/cart/{basketId}', { path })
      expect(await call(token, {})).toEqual({ consumerType: 'REGISTERED', expiresAt: later(31 * 60) })
      expect(cookies.get('welt_refresh')).not.toBe(first)
      await call('GET /cart/v1/cart/{basketId}', { path })
    })
    expect(consumerId).not.toBe('')
  })

  it('renews it on the way of any call, whether that succeeds or not', async () => {
    const { call, cookies, send, refused, signIn: comeIn } = await member(shop())
    await comeIn()
    const { id: basketId } = await call('POST /cart/v1/cart', {})
    const read = 'GET /cart/v1/cart/{basketId}'
    const tokens = [cookies.get('welt_refresh')]
    await at(16 * 60, () => call(read, { path: { basketId } }))
    tokens.push(cookies.get('welt_refresh'))
    await at(32 * 60, () => send('GET', '/cart/v1/cart/none'))
    tokens.push(cookies.get('welt_refresh'))
    await at(48 * 60, () => refused('BSK404', read, { path: { basketId: newCartId } }))
    tokens.push(cookies.get('welt_refresh'))
    expect(new Set(tokens).size).toBe(4)
    expect(await at(48 * 60 + 30, () => call(token, {}))).toMatchObject({ consumerType: 'REGISTERED' })
  })

  it('gives tabs that ask at once, and an answer that was lost, the same token', async () => {
    const { cookies, signIn: comeIn } = await member(shop())
    await comeIn()
    const tabs = Array.from({ length: 4 }, () => {
      const tab = createVisitor(shop().another())
      for (const [name, value] of cookies) tab.cookies.set(name, value)
      return tab
    })
    await at(900, () => Promise.all(tabs.map((tab) => tab.call(token, {}))))
    const refreshTokens = new Set(tabs.map((tab) => tab.cookies.get('welt_refresh')))
    expect(refreshTokens.size).toBe(1)
    const lost = createVisitor(shop().backend)
    for (const [name, value] of cookies) lost.cookies.set(name, value)
    expect(await at(919, () => lost.call(token, {}))).toMatchObject({ consumerType: 'REGISTERED' })
    expect([...refreshTokens]).toEqual([lost.cookies.get('welt_refresh')])
  })

  it.each([1, 2, 5])('ends a login whose refresh token of %i rotations ago is seen again', async (ago) => {
    const { call, cookies, signIn: comeIn } = await member(shop())
    await comeIn()
    const thief = createVisitor(shop().backend)
    thief.cookies.set('welt_refresh', cookies.get('welt_refresh') ?? '')
    for (let step = 1; step <= ago; step += 1) await at(step * 900, () => call(token, {}))
    const seconds = ago * 900 + 21
    expect(await at(seconds, () => thief.call(token, {}))).toMatchObject({ consumerType: 'GUEST' })
    expect(await at(seconds, () => call(token, {}))).toMatchObject({ consumerType: 'GUEST' })
    expect(cookies.get('welt_refresh')).toBe('')
  })

  it('ends no login for a refresh token that is made up', async () => {
    const { call, cookies, signIn: comeIn } = await member(shop())
    await comeIn()
    const [id = ''] = (cookies.get('welt_refresh') ?? '').split('.')
    const forger = createVisitor(shop().backend)
    for (const forged of [`${id}.${'A'.repeat(43)}`, id, '.', `${id}.${'A'.repeat(10_000)}`]) {
      forger.cookies.set('welt_refresh', forged)
      expect(await forger.call(token, {})).toMatchObject({ consumerType: 'GUEST' })
    }
    expect(await call(token, {})).toMatchObject({ consumerType: 'REGISTERED' })
  })

  it('signs out here alone, and gives a guest token anew', async () => {
    const { call, cookies, signIn: comeIn } = await member(shop())
    await comeIn()
    const phone = createVisitor(shop().backend)
    await comeIn(phone)
    const stolen = new Map(cookies)
    await at(3600, () => call(signOut, { body: { refreshToken: 'of the page' } }))
    expect(decodeURIComponent(cookies.get('welt_visitor') ?? '')).not.toContain('loggedIn')
    expect(await call(token, {})).toMatchObject({ consumerType: 'GUEST' })
    const thief = createVisitor(shop().backend)
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect(await thief.call(token, {})).toMatchObject({ consumerType: 'GUEST' })
    expect(await phone.call(token, {})).toMatchObject({ consumerType: 'REGISTERED' })
  })

  it('ends the login of a browser that has lost its session by the refresh token alone', async () => {
    const { call, cookies, signIn: comeIn } = await member(shop())
    await comeIn()
    const before = new Map(cookies)
    cookies.delete('welt_session')
    await call(signOut, { body: {} })
    const thief = createVisitor(shop().backend)
    thief.cookies.set('welt_refresh', before.get('welt_refresh') ?? '')
    expect(await thief.call(token, {})).toMatchObject({ consumerType: 'GUEST' })
  })

  it('asks who uses a login all the while to sign in again after half a year', async () => {
    const { call, signIn: comeIn } = await member(shop())
    await comeIn()
    const weeks = async (from: number, to: number): Promise<string[]> => {
      const types: string[] = []
      for (let week = from; week <= to; week += 1)
        types.push((await at(week * 7 * daySeconds, () => call(token, {}))).consumerType)
      return types
    }
    expect(new Set(await weeks(1, 25))).toEqual(new Set(['REGISTERED']))
    expect(await weeks(26, 26)).toEqual(['GUEST'])
  })

  it('begins a session of its own, whatever token the browser had before', async () => {
    const planted = createVisitor(shop().backend)
    await planted.call(token, {})
    const before = planted.cookies.get('welt_session')
    const { signIn: comeIn, consumerId } = await member(shop())
    planted.cookies.set('welt_device', 'd'.repeat(43))
    expect(await comeIn(planted)).toMatchObject({ memberId: consumerId })
    expect(planted.cookies.get('welt_session')).not.toBe(before)
    expect(planted.cookies.get('welt_device')).not.toBe('d'.repeat(43))
  })

  it('says before the last try that it is, locks then, and opens again after half an hour', async () => {
    const { email } = await member(shop())
    const visitor = createVisitor(shop().backend)
    const wrong = { body: credentials(email, 'Not-this-one-1') }
    for (let tried = 1; tried <= 8; tried += 1) await visitor.send('POST', '/consumers-v3/auth/signin', wrong)
    expect(await (await visitor.send('POST', '/consumers-v3/auth/signin', wrong)).json()).toMatchObject({
      errorDetails: [{ errorId: 'AUT426' }],
    })
    await visitor.refused('AUT423', signIn, wrong)
    await visitor.refused('AUT423', signIn, { body: credentials(email) })
    await at(1801, () => visitor.call(signIn, { body: credentials(email) }))
  })

  it('answers the same for names that are nobody’s, locks and all', async () => {
    const nobody = newEmail()
    const { email } = await member(shop())
    const codesOf = async (username: string) => {
      const codes: unknown[] = []
      for (let tried = 1; tried <= 12; tried += 1) {
        const body = credentials(username, 'Not-this-one-1')
        const response = await createVisitor(shop().backend).send('POST', '/consumers-v3/auth/signin', {
          body,
        })
        const { errorDetails } = errorResponseSchema.parse(await response.json())
        codes.push({ errorDetails, status: response.status })
      }
      return codes
    }
    expect(await codesOf(nobody)).toEqual(await codesOf(email))
  })

  it('lets the owner in on a device that the account knows, while others are locked out', async () => {
    const { email, call, signIn: comeIn } = await member(shop())
    await comeIn()
    await call(signOut, { body: {} })
    const wrong = { body: credentials(email, 'Not-this-one-1') }
    const many = Array.from({ length: 20 }, () =>
      createVisitor(shop().another()).send('POST', '/consumers-v3/auth/signin', wrong),
    )
    await Promise.all(many)
    const stranger = createVisitor(shop().backend)
    await stranger.refused('AUT423', signIn, { body: credentials(email, goodPassword) })
    await comeIn()
  })
}
