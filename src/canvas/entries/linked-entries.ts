import { deepFreeze } from '#src/base/deep-freeze.ts'
import { err, ok } from '#src/base/result.ts'
import { isEntryKind, singleKinds, type ContentAddress } from './content-address.ts'
import type { ContentResponse, ContentRequest, ListedEntry } from '../adapters/content-adapter.ts'
import { entryFacts, entryKey } from './entry-facts.ts'

/** Most entries that are followed. */
const maxEntries = 2000

const addressOf = (key: string): ContentAddress | undefined => {
  const [kind = '', name] = key.split(' ')
  return isEntryKind(kind) ? { kind, ...(name === undefined ? {} : { name }) } : undefined
}

/**
 * The entries that references lead to from the home page, the menu, the footer and the pop-ups: all that can be known of a
 * service that does not list its entries.
 */
export const linkedEntries = async (
  entry: (address: ContentAddress, request: ContentRequest) => ContentResponse,
  request: ContentRequest,
): ContentResponse<readonly ListedEntry[]> => {
  const found: ListedEntry[] = []
  const keys = new Set<string>([...singleKinds, entryKey('page', 'home')])
  for (const key of keys) {
    const address = addressOf(key)
    if (!address) continue
    const answer = await entry(address, request)
    if (!answer.ok && answer.error.kind === 'unavailable') return err(answer.error)
    if (!answer.ok) continue
    const { kind, name = kind } = address
    found.push({ kind, name, page: answer.value })
    for (const reference of entryFacts(answer.value).references)
      if (keys.size < maxEntries) keys.add(reference)
  }
  return ok(deepFreeze(found))
}
