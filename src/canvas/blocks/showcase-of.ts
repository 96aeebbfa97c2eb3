import type { ShowcaseResponse, ShowcaseQuery } from '#src/contract/content/content.ts'
import { isEntryKind } from '../entries/content-address.ts'
import { nameOfEntry, type ContentEntry } from '../entries/content-entry.ts'
import { entryFacts, entryKey } from '../entries/entry-facts.ts'

const keyOf = ({ kind, name }: ContentEntry): string => entryKey(kind, name)

const matches = ({ kind, page }: ContentEntry, { docType, layoutVariant }: ShowcaseQuery): boolean => {
  if (isEntryKind(docType))
    return kind === docType && (layoutVariant === undefined || page.layoutVariant === layoutVariant)
  const variants = entryFacts(page).blocks.get(docType)
  return variants !== undefined && (layoutVariant === undefined || variants.has(layoutVariant))
}

/**
 * What editors see of a kind of entry, or of the entries that hold a block of a type, ordered by name.
 * @param isTold whether an entry may be named: in previews also one that does not show at the moment
 */
export const showcaseOf = (
  entries: readonly ContentEntry[],
  query: ShowcaseQuery,
  isTold: (entry: ContentEntry) => boolean,
): ShowcaseResponse => {
  const referrers = new Map<string, number>()
  for (const entry of entries)
    for (const reference of entryFacts(entry.page).references)
      if (reference !== keyOf(entry)) referrers.set(reference, (referrers.get(reference) ?? 0) + 1)
  const found = entries
    .filter((entry) => isTold(entry) && matches(entry, query))
    .map((entry) => ({
      id: entry.page.id || entry.name,
      name: nameOfEntry(entry),
      referrersCount: referrers.get(keyOf(entry)) ?? 0,
      modificationDate: entry.modifiedAt,
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))
  return { result: found.slice(query.offset, query.offset + query.limit), total: found.length }
}
