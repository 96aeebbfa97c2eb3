import type { SavedForLater } from '#src/contract/wishlists/saved-for-later.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'

type Paging = { start: number; count: number }

/** What the visitor saved for later; `none` where nothing can be read, as who has no session has nothing. */
export const loadSaved = async (
  call: App.Locals['call'],
  paging: Paging,
): Promise<{ list: SavedForLater; failure: { errorId: string } | undefined }> => {
  const answer = await call('GET /wishlists/v2/saveForLater', { query: paging })
  if (answer.ok) return { list: answer.value, failure: undefined }
  const isNew = answer.error.errorId === 'AUT404'
  return { list: { items: [], total: 0 }, failure: isNew ? undefined : answer.error }
}

/** What the list's island may have to say. */
export const savedTexts = (site: Site) => {
  const { wishlists, cart, errors } = messagesOf(site)
  const { was, now, dismiss, change, changeName } = cart.item
  return { ...wishlists.saved, was, now, dismiss, change, changeName, errors }
}
