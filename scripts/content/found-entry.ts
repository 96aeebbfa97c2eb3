/** An entry to check: where it was found, for which folder or site, and what it holds, or why that cannot be read. */
export type FoundEntry = {
  place: string
  /** Folder of a language or site, or the site asked. */
  group: string
  /** Slug, where the entry is a page. */
  slug?: string
  /** Id, where the entry is a fragment. */
  fragmentId?: string
} & ({ raw: unknown } | { unreadable: string })
