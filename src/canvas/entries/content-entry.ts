import type { CanvasPage } from '#src/contract/content/page.ts'
import type { EntryKind } from './content-address.ts'

/** One entry among all of a site, as lists are made from. */
export type ContentEntry = {
  kind: EntryKind
  /** Slug or id; the kind itself where a site has but one. */
  name: string
  page: CanvasPage
  /** ISO instant it was last changed. */
  modifiedAt: string
}

/** What editors call an entry. */
export const nameOfEntry = ({ name, page }: ContentEntry): string =>
  page.name ?? (page.metadata.htmlTitle || name)
