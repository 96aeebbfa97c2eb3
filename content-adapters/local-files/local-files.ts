import path from 'node:path'
import { z } from 'zod'
import type { ContentAdapter, ContentResponse, ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import { contentAdapter, type ContentAddress } from '#src/canvas/entries/content-address.ts'
import { defineAdapter } from '#src/canvas/adapters/define-adapter.ts'
import type { ContentEntry } from '#src/canvas/entries/content-entry.ts'
import { entryLists } from '#src/canvas/entries/entry-lists.ts'
import { atInstant } from '#src/canvas/entries/entry-at-instant.ts'
import { err, ok } from '#src/base/result.ts'
import { fileOf, placesOf } from './content-files.ts'
import { createFileMemory } from './file-memory.ts'
import { createSiteEntries } from './site-entries.ts'

export type LocalFilesOptions = {
  /**
   * Holds folders of sites and languages, and in each `page/{slug}.json`, `category/{id}.json`, `product/{id}.json`,
   * `fragment/{id}.json`, `menu.json`, `footer.json` and `popups.json`.
   */
  folder: string
  /** Hears of files that cannot be read, once per version of a file. */
  log: (fault: { file: string; reason: string }) => void
  /** How long a file counts as unchanged before it is looked at again, in milliseconds. */
  trustMs?: number
}

/** Content from a folder of JSON files. What a site lacks comes from the folder of its language. */
export const createLocalFiles = ({ folder, log, trustMs = 500 }: LocalFilesOptions): ContentAdapter => {
  const memory = createFileMemory({ log, trustMs })
  const siteEntries = createSiteEntries(folder, memory, trustMs)

  const entry = async (address: ContentAddress, { siteId, instant }: ContentRequest): ContentResponse => {
    for (const place of placesOf(siteId)) {
      const file = await memory.read(path.join(folder, place, fileOf(address)))
      if (file) return file.page.ok ? atInstant(address.kind, file.page.value, instant) : file.page
    }
    return err({ kind: 'notFound', reason: `there is no ${fileOf(address)} for ${siteId}` })
  }

  const entries = async ({ siteId }: ContentRequest): ContentResponse<readonly ContentEntry[]> => {
    try {
      return ok(await siteEntries.of(siteId))
    } catch (error) {
      const reason = String(error)
      log({ file: folder, reason })
      return err({ kind: 'unavailable', reason })
    }
  }

  return contentAdapter({ entry, ...entryLists(entries) })
}

/** A folder of JSON files. */
export const localFiles = defineAdapter(
  'local-files',
  { CONTENT_FOLDER: z.string().default('demo/content') },
  ({ CONTENT_FOLDER }, { log }) => createLocalFiles({ folder: path.resolve(CONTENT_FOLDER), log }),
)
