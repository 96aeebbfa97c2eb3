import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { deepFreeze } from '#src/base/deep-freeze.ts'
import { createCache } from '#src/cache/cache.ts'
import type { ContentEntry } from '#src/canvas/entries/content-entry.ts'
import { addressOf, placesOf } from './content-files.ts'
import { isMissing, type FileMemory } from './file-memory.ts'

type Known = { at: number; entries: Promise<readonly ContentEntry[]> }

export type SiteEntries = {
  /** All entries a site has that can be read; the same array until one of them changes. */
  of: (siteId: string) => Promise<readonly ContentEntry[]>
}

const filesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json')).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isSame = (before: readonly ContentEntry[], after: readonly ContentEntry[]): boolean =>
  before.length === after.length &&
  after.every(({ page, name }, index) => page === before[index]?.page && name === before[index].name)

/** Lists the content files of sites, and looks at them again after `trustMs` milliseconds. */
export const createSiteEntries = (folder: string, memory: FileMemory, trustMs: number): SiteEntries => {
  const known = createCache<Known>('site entries')

  const load = async (siteId: string): Promise<ContentEntry[]> => {
    const found = new Map<string, ContentEntry>()
    for (const place of placesOf(siteId)) {
      const files = await filesIn(path.join(folder, place))
      const read = await Promise.all(files.map((file) => memory.read(path.join(folder, place, file))))
      files.forEach((file, index) => {
        const address = addressOf(file)
        const content = read[index]
        if (!address || !content?.page.ok || found.has(file)) return
        const { kind, name = kind } = address
        found.set(file, { kind, name, page: content.page.value, modifiedAt: content.modifiedAt })
      })
    }
    return deepFreeze([...found.values()])
  }

  return {
    of: (siteId) => {
      const before = known.get(siteId)
      const now = performance.now()
      if (before && now - before.at < trustMs) return before.entries
      const entries = load(siteId).then(async (after) => {
        const earlier = (await before?.entries.catch(() => undefined)) ?? []
        return isSame(earlier, after) ? earlier : after
      })
      known.set(siteId, { at: now, entries })
      return entries
    },
  }
}
