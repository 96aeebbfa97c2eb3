import { SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createEditors } from './editors.ts'

const secret = 'a secret of the shop, long enough'
const previewKey = 'the editors know this'
const client = '203.0.113.5'
const elsewhere = '203.0.113.9'
let now = '2026-06-01T12:00:00.000Z'
const open = (key: string | undefined = previewKey) =>
  createEditors({ previewKey: key, secret, clock: () => now, limiters: createRateLimiters(undefined) })
const later = (ms: number): void => {
  now = new Date(Date.parse(now) + ms).toISOString()
}
const tokenOf = async (editors = open()): Promise<string> => {
  const signedIn = await editors.signIn(previewKey, client)
  if (!signedIn.ok) throw new Error(signedIn.error)
  return signedIn.value
}

afterEach(() => {
  vi.useRealTimers()
})

describe('an editor', () => {
  it('signs in with the key, for eight hours', async () => {
    const token = await tokenOf()
    expect(await open().isEditor(token)).toBe(true)
    later(8 * 3_600_000 - 1000)
    expect(await open().isEditor(token)).toBe(true)
    later(1000)
    expect(await open().isEditor(token)).toBe(false)
  })

  it('is nobody without a token, with a forged one, one of another audience, or after a change of the key', async () => {
    const token = await tokenOf()
    const guest = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('welt')
      .setExpirationTime('2h')
      .sign(Buffer.from(secret))
    for (const wrong of [undefined, '', 'x', `${token}x`, guest])
      expect(await open().isEditor(wrong)).toBe(false)
    expect(await open('another key of theirs').isEditor(token)).toBe(false)
  })

  it('signs in with the right key, however many wrong ones came from there and elsewhere', async () => {
    const editors = open()
    for (let tried = 0; tried < 200; tried += 1)
      await Promise.all([editors.signIn('wrong', client), editors.signIn('wrong', elsewhere)])
    expect(await editors.signIn(previewKey, client)).toMatchObject({ ok: true })
    expect(await editors.signIn('wrong', client)).toMatchObject({ error: 'tooMany' })
    expect(await editors.signIn(previewKey, elsewhere)).toMatchObject({ ok: true })
  })

  it('has who gives ten wrong keys wait for a minute, and nobody else', async () => {
    vi.useFakeTimers()
    const editors = open()
    for (let tried = 0; tried < 10; tried += 1)
      expect(await editors.signIn('wrong', client)).toMatchObject({ error: 'wrong' })
    expect(await editors.signIn('wrong', client)).toMatchObject({ error: 'tooMany' })
    expect(await editors.signIn('wrong', elsewhere)).toMatchObject({ error: 'wrong' })
    vi.advanceTimersByTime(60_000)
    expect(await editors.signIn('wrong', client)).toMatchObject({ error: 'wrong' })
  })
})

it('knows a service by the key it sends, after any number of wrong ones', () => {
  const editors = open()
  for (let tried = 0; tried < 200; tried += 1) expect(editors.isService('wrong')).toBe(false)
  expect(editors.isService(null)).toBe(false)
  expect(editors.isService(previewKey)).toBe(true)
})

it('lets nobody preview where no key is set', async () => {
  const limiters = createRateLimiters(undefined)
  const off = createEditors({ previewKey: undefined, secret, clock: () => now, limiters })
  expect(await off.signIn('', client)).toMatchObject({ error: 'wrong' })
  expect(off.isService('')).toBe(false)
  expect(await off.isEditor(await tokenOf())).toBe(false)
})
