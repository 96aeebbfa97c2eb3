import type { Result } from '#src/base/result.ts'
import { cookieOf } from '#src/backend/api/cookie-headers.ts'
import type { KeyHolders } from '#src/backend/identity/key-holders.ts'

/** Those who are let in by a key, as requests and cookies see them. */
export type KeyCookie = {
  /** Whether anybody is let in. */
  isOn: boolean
  /** Whether a request comes from the holder of the key. */
  isHeld: (request: Request) => Promise<boolean>
  /** The Set-Cookie header that lets in who gives the key. `secure` keeps it to https; limits count by `client`. */
  signIn: (key: string, secure: boolean, client: string) => Promise<Result<string, 'wrong' | 'tooMany'>>
  /** Ends what a request's cookie lets in, for whoever has a copy of it too; gives the Set-Cookie header that takes it away. */
  signOut: (request: Request) => Promise<string>
}

/** @param attributes those of the cookie besides its age and `Secure` */
export const keyCookie = (
  {
    isOn,
    lifetimeSeconds,
    isHolder,
    signIn,
    signOut,
  }: Pick<KeyHolders, 'isOn' | 'lifetimeSeconds' | 'isHolder' | 'signIn' | 'signOut'>,
  name: string,
  attributes: string,
): KeyCookie => ({
  isOn,
  isHeld: ({ headers }) => isHolder(cookieOf(headers.get('cookie'), name)),
  signIn: async (key, secure, client) => {
    const token = await signIn(key, client)
    if (!token.ok) return token
    const value = `${name}=${token.value}; ${attributes}; Max-Age=${lifetimeSeconds}`
    return { ok: true, value: secure ? `${value}; Secure` : value }
  },
  signOut: async ({ headers }) => {
    await signOut(cookieOf(headers.get('cookie'), name))
    return `${name}=; ${attributes}; Max-Age=0`
  },
})
