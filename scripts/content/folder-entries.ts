import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FoundEntry } from './found-entry.ts'

/** Every JSON file of a content folder. Throws when there is no such folder. */
export const folderEntries = async (folder: string): Promise<FoundEntry[]> => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file): Promise<FoundEntry> => {
      const place = file.split(path.sep).join('/')
      const [group = ''] = place.split('/')
      const [, slug] = /^[^/]+\/page\/(.+)\.json$/.exec(place) ?? []
      const [, fragmentId] = /^[^/]+\/fragment\/(.+)\.json$/.exec(place) ?? []
      const known = {
        ...{ place, group },
        ...(slug === undefined ? {} : { slug }),
        ...(fragmentId === undefined ? {} : { fragmentId }),
      }
      try {
        return { ...known, raw: JSON.parse(await readFile(path.join(folder, file), 'utf8')) }
      } catch (error) {
        return { ...known, unreadable: error instanceof Error ? error.message : String(error) }
      }
    }),
  )
}
