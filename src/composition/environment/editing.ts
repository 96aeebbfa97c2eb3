import { editorCookie } from '#src/contract/cookies.ts'
import type { Editors } from '#src/backend/identity/editors.ts'
import { keyCookie, type KeyCookie } from '../key-cookie.ts'

/** What the key is outside production when none is set. */
export const developmentKey = 'welt-preview-key'

/** Editors as requests and cookies see them. */
export type Editing = Omit<KeyCookie, 'isHeld'> & {
  /** Whether a request comes from an editor. */
  isEditor: (request: Request) => Promise<boolean>
}

export const createEditing = ({ isEditor: isHolder, ...editors }: Editors): Editing => {
  const { isHeld, ...cookie } = keyCookie(
    { ...editors, isHolder },
    editorCookie,
    'Path=/; HttpOnly; SameSite=Lax',
  )
  return { ...cookie, isEditor: isHeld }
}
