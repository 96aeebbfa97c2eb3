import { expect, it } from 'vitest'
import { editorCookie, staffCookie } from '#src/contract/cookies.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createEditors } from './editors.ts'
import { createStaff } from './staff.ts'

const secret = 'a secret of the shop, long enough'
const key = 'a key that both of them have'
const client = '203.0.113.5'
const parts = () => ({
  secret,
  clock: () => '2026-06-01T12:00:00.000Z',
  limiters: createRateLimiters(undefined, 1000),
})
const open = (staffKey: string | undefined = key) => createStaff({ staffKey, ...parts() })
const caller = (cookies: string | null, authorization: string | null = null) => ({
  client,
  cookies,
  authorization,
  accessKey: null,
  channel: null,
  previewDate: null,
})
const tokenOf = async (holders: Pick<ReturnType<typeof open>, 'signIn'>): Promise<string> => {
  const signedIn = await holders.signIn(key, client)
  if (!signedIn.ok) throw new Error(signedIn.error)
  return signedIn.value
}

it('knows staff by their cookie, and programs by the key', async () => {
  const token = await tokenOf(open())
  expect(await open().isCaller(caller(`a=b; ${staffCookie}=${token}`))).toBe(true)
  expect(await open().isCaller(caller(null, `Bearer ${key}`))).toBe(true)
  expect(await open().isCaller(caller(null, `bearer ${key}`))).toBe(true)
})

it('takes nobody else for staff', async () => {
  const token = await tokenOf(open())
  const ofEditor = await tokenOf(createEditors({ previewKey: key, ...parts() }))
  const [head = '', body = ''] = token.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  const others = [
    null,
    `${staffCookie}=`,
    `${staffCookie}=${key}`,
    `${staffCookie}=${token}x`,
    `${staffCookie}=${head}.${body}.`,
    `${staffCookie}=${unsigned}`,
    `${staffCookie}=${ofEditor}`,
    `${editorCookie}=${token}`,
  ]
  for (const cookies of others) expect(await open().isCaller(caller(cookies))).toBe(false)
  for (const authorization of ['', 'Bearer', 'Bearer ', key, `Basic ${key}`, `Bearer ${key}x`])
    expect(await open().isCaller(caller(null, authorization))).toBe(false)
  expect(await open('another key of theirs').isCaller(caller(`${staffCookie}=${token}`))).toBe(false)
})

it('lets nobody in where no key is set', async () => {
  const off = createStaff({ staffKey: undefined, ...parts() })
  expect(await off.signIn('', client)).toMatchObject({ error: 'wrong' })
  for (const authorization of ['Bearer undefined', 'Bearer  ', 'Bearer ""'])
    expect(await off.isCaller(caller(null, authorization))).toBe(false)
})

it('has a client wait after ten wrong keys, however the shop scales its limits, and never who has the right one', async () => {
  const staff = open()
  for (let tried = 0; tried < 200; tried += 1) {
    const { ok: isIn } = await staff.signIn('wrong', client)
    expect([isIn, await staff.isCaller(caller(null, 'Bearer wrong'))]).toEqual([false, false])
  }
  expect(await staff.signIn('wrong', client)).toMatchObject({ error: 'tooMany' })
  expect(await staff.signIn('wrong', '203.0.113.9')).toMatchObject({ error: 'wrong' })
  for (const from of [client, '203.0.113.9'])
    expect(await staff.signIn(key, from)).toMatchObject({ ok: true })
  expect(await staff.isCaller(caller(null, `Bearer ${key}`))).toBe(true)
})

it('ends a session for good where staff sign out, whoever has a copy of its cookie, and no other session', async () => {
  const shared = parts()
  const staff = createStaff({ staffKey: key, ...shared })
  const [token, other] = [await tokenOf(staff), await tokenOf(staff)]
  await staff.signOut(token)
  await staff.signOut('nonsense')
  expect(await staff.isCaller(caller(`${staffCookie}=${token}`))).toBe(false)
  expect(await staff.isCaller(caller(`${staffCookie}=${other}`))).toBe(true)
})
