import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createEditors } from './editors.ts'

const secret = 'a secret of the shop, long enough'
const previewKey = 'the editors know this'
let now = '2026-06-01T12:00:00.000Z'
const open = (key: string | undefined = previewKey) =>
  createEditors({ previewKey: key, secret, clock: () => now })
const later = (ms: number): void => {
  now = new Date(Date.parse(now) + ms).toISOString()
}
const tokenOf = async (editors = open()): Promise<string> => {
  const signedIn = await editors.signIn(previewKey)
  if (!signedIn.ok) throw new Error(signedIn.error)
  return signedIn.value
}

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

  it('has a minute to wait after ten wrong keys, the right one included', async () => {
    const editors = open()
    for (let tried = 0; tried < 10; tried += 1)
      expect(await editors.signIn('wrong')).toMatchObject({ error: 'wrong' })
    expect(await editors.signIn(previewKey)).toMatchObject({ error: 'tooMany' })
    later(60_000)
    expect(await editors.signIn(previewKey)).toMatchObject({ ok: true })
  })
})

it('knows a service by the key it sends', () => {
  expect(open().isService(previewKey)).toBe(true)
  expect(open().isService('wrong')).toBe(false)
  expect(open().isService(null)).toBe(false)
})

it('lets nobody preview where no key is set', async () => {
  const off = createEditors({ previewKey: undefined, secret, clock: () => now })
  expect(await off.signIn('')).toMatchObject({ error: 'wrong' })
  expect(off.isService('')).toBe(false)
  expect(await off.isEditor(await tokenOf())).toBe(false)
})
