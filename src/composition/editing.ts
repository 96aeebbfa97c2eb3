import { editorCookie } from '#src/contract/cookies.ts'
import type { Result } from '#src/base/result.ts'
import { cookieOf } from '#src/backend/api/cookies.ts'
import type { Editors } from '#src/backend/identity/editors.ts'

/** What the key is outside production when none is set. */
export const developmentKey = 'welt-preview-key'

/** Editors as requests and cookies see them. */
export type Editing = {
  /** Whether anybody may preview. */
  isOn: boolean
  /** Whether a request comes from an editor. */
  isEditor: (request: Request) => Promise<boolean>
  /** The Set-Cookie header that makes who gives the key an editor. `secure` keeps it to https; limits count by `client`. */
  signIn: (key: string, secure: boolean, client: string) => Promise<Result<string, 'wrong' | 'tooMany'>>
  /** The Set-Cookie header that ends it. */
  signOut: string
}

const attributes = 'Path=/; HttpOnly; SameSite=Lax'

export const createEditing = ({ isOn, lifetimeSeconds, isEditor, signIn }: Editors): Editing => ({
  isOn,
  isEditor: ({ headers }) => isEditor(cookieOf(headers.get('cookie'), editorCookie)),
  signIn: async (key, secure, client) => {
    const token = await signIn(key, client)
    if (!token.ok) return token
    const value = `${editorCookie}=${token.value}; ${attributes}; Max-Age=${lifetimeSeconds}`
    return { ok: true, value: secure ? `${value}; Secure` : value }
  },
  signOut: `${editorCookie}=; ${attributes}; Max-Age=0`,
})
