import type { PageMetadata } from '#src/contract/content/page.ts'

/** Something wrong with an entry, in words an editor understands. */
export type Problem = {
  /** Where in the page: `sections[0].items[2].items[1]`. */
  path: string
  /** The block type as written, or empty. */
  type: string
  reason: string
}

/** A block that can be rendered: its props went through its schema. */
export type ResolvedBlock = { kind: 'block'; type: string; path: string; props: Record<string, unknown> }

/** A block that cannot; it takes its place so that previews can show an editor where. */
export type BrokenBlock = { kind: 'broken' } & Problem

export type ResolvedItem = ResolvedBlock | BrokenBlock

export type ResolvedSection = { name: string; path: string; items: readonly ResolvedItem[] }

/** A page as it is at one instant. Shared between requests: read only. */
export type ResolvedPage = {
  id: string
  slug: string
  metadata: PageMetadata
  /** False before the page's publish instant and from its expire instant on: answer as if it did not exist. */
  live: boolean
  sections: readonly ResolvedSection[]
  /** Types of all blocks that show, nested ones included, each once. */
  blockTypes: readonly string[]
  problems: readonly Problem[]
  /** The page is the same from `since` (ISO instant; always, if missing) … */
  since?: string
  /** … to before `until`, when something appears or disappears. */
  until?: string
}
