import path from 'node:path'
import { siteOf } from '#src/contract/sites.ts'
import type { ContentAdapter, ContentAnswer, ContentRequest } from '#src/canvas/content-adapter.ts'
import { contentAdapter, type ContentAddress } from '#src/canvas/content-address.ts'
import { Timeline } from '#src/canvas/schedule.ts'
import { err } from '#src/base/result.ts'
import { createFileMemory } from './file-memory.ts'

export type LocalFilesOptions = {
  /** Holds `{siteId or language}/page/{slug}.json`, `menu.json`, `footer.json` and `category/{id}.json`. */
  folder: string
  /** Hears of files that cannot be read, once per version of a file. */
  log: (fault: { file: string; reason: string }) => void
  /** How long a file counts as unchanged before it is looked at again, in milliseconds. */
  trustMs?: number
}

const fileOf = ({ kind, name }: ContentAddress): string =>
  name === undefined ? `${kind}.json` : `${kind}/${name}.json`

/** Content from a folder of JSON files. What a site lacks comes from the folder of its language. */
export const createLocalFiles = ({ folder, log, trustMs = 500 }: LocalFilesOptions): ContentAdapter => {
  const memory = createFileMemory({ log, trustMs })

  const read = async (address: ContentAddress, { siteId, instant }: ContentRequest): ContentAnswer => {
    for (const place of [siteId, siteOf(siteId)?.language ?? '']) {
      const answer = await memory.read(path.join(folder, place, fileOf(address)))
      if (answer === undefined) continue
      if (!answer.ok || new Timeline(instant).shows(answer.value)) return answer
      return err({ kind: 'notFound', reason: 'not published at that instant' })
    }
    return err({ kind: 'notFound', reason: `there is no ${fileOf(address)} for ${siteId}` })
  }

  return contentAdapter(read)
}
