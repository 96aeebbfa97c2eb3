import { createDerivedCache } from '#src/cache/derived-cache.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import type { EntryKind } from './content-address.ts'
import { fragmentIdOf, isFilled } from '../pages/fragment.ts'

/** What an entry holds and refers to. */
export type EntryFacts = {
  /** Entries it refers to, as `fragment hours` or `page stories/the-welt`, each once. */
  references: ReadonlySet<string>
  /** Types of all blocks in it, with the variants they come in. */
  blocks: ReadonlyMap<string, ReadonlySet<string>>
  /** Ids of the fragments that are still to be put in, each once. */
  fragmentIds: ReadonlySet<string>
}

/** Names an entry among all of a site. */
export const entryKey = (kind: EntryKind, name: string): string => `${kind} ${name}`

/** Deeper in an entry nothing is looked for: no block can show there. */
const deepest = 200

const linkTo = (address: string): string | undefined => {
  const path = address.replace(/[?#].*$/, '').replace(/\/$/, '')
  if (path === '') return entryKey('page', 'home')
  const [, place, id] = /^\/([cp])\/(?:.*-)?([A-Z0-9]+)$/.exec(path) ?? []
  if (place !== undefined && id !== undefined) return entryKey(place === 'c' ? 'category' : 'product', id)
  return entryKey('page', path.slice(1))
}

const read = (page: CanvasPage): EntryFacts => {
  const references = new Set<string>()
  const blocks = new Map<string, Set<string>>()
  const fragmentIds = new Set<string>()

  const addLink = (address: string): void => {
    const key = /^\/(?!\/)/.test(address) ? linkTo(address) : undefined
    if (key !== undefined) references.add(key)
  }

  const addBlock = (block: object): void => {
    const fragmentId = fragmentIdOf(block)
    if (fragmentId !== undefined) {
      references.add(entryKey('fragment', fragmentId))
      if (!isFilled(block)) fragmentIds.add(fragmentId)
    }
    if (!('type' in block) || typeof block.type !== 'string') return
    const variants = blocks.get(block.type) ?? new Set()
    blocks.set(block.type, variants)
    for (const name of ['variant', 'layoutVariant']) {
      const variant: unknown = Reflect.get(block, name)
      if (typeof variant === 'string') variants.add(variant)
    }
  }

  const visit = (value: unknown, key: string, depth: number): void => {
    if (depth > deepest) return
    if (typeof value === 'string') {
      if (key === 'url') addLink(value)
      else for (const [, href] of value.matchAll(/href="([^"]*)"/g)) addLink(href ?? '')
    } else if (Array.isArray(value)) for (const inner of value) visit(inner, '', depth + 1)
    else if (typeof value === 'object' && value !== null) {
      addBlock(value)
      for (const [name, inner] of Object.entries(value)) visit(inner, name, depth + 1)
    }
  }

  visit(page.sections, '', 0)
  return { references, blocks, fragmentIds }
}

const known = createDerivedCache<CanvasPage, EntryFacts>('entry facts')

/** The facts of an entry, read once for each version of it. */
export const entryFacts = (page: CanvasPage): EntryFacts => {
  const earlier = known.get(page)
  if (earlier) return earlier
  const facts = read(page)
  known.set(page, facts)
  return facts
}
