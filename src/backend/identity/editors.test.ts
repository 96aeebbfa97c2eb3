import { SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiters } from '#src/backend/platform/rate-limiter.ts'
import { createEditors } from './editors.ts'

const secret = 'a secret of the shop, long enough'
const previewKey = 'the editors know this'
const client = '203.0.113.5'
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

  it('has a minute to wait after ten wrong keys, the right one included, and nobody else has', async () => {
    vi.useFakeTimers()
    const editors = open()
    for (let tried = 0; tried < 10; tried += 1)
      expect(await editors.signIn('wrong', client)).toMatchObject({ error: 'wrong' })
    expect(await editors.signIn(previewKey, client)).toMatchObject({ error: 'tooMany' })
    expect(await editors.signIn(previewKey, '203.0.113.9')).toMatchObject({ ok: true })
    vi.advanceTimersByTime(60_000)
    expect(await editors.signIn(previewKey, client)).toMatchObject({ ok: true })
  })
})

it('knows a service by the key it sends', async () => {
  expect(await open().isService(previewKey, client)).toBe(true)
  expect(await open().isService('wrong', client)).toBe(false)
  expect(await open().isService(null, client)).toBe(false)
})

it('looks at no key of a service after sixty wrong ones, and still at those of others', async () => {
  const editors = open()
  for (let tried = 0; tried < 60; tried += 1) await editors.isService('wrong', client)
  expect(await editors.isService(previewKey, client)).toBe(false)
  expect(await editors.isService(previewKey, '203.0.113.9')).toBe(true)
})

it('lets nobody preview where no key is set', async () => {
  const limiters = createRateLimiters(undefined)
  const off = createEditors({ previewKey: undefined, secret, clock: () => now, limiters })
  expect(await off.signIn('', client)).toMatchObject({ error: 'wrong' })
  expect(await off.isService('', client)).toBe(false)
  expect(await off.isEditor(await tokenOf())).toBe(false)
})
