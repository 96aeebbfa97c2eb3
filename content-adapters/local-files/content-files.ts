import path from 'node:path'
import { siteOf } from '#src/contract/sites.ts'
import { singleKinds, type ContentAddress } from '#src/canvas/entries/content-address.ts'

const folders = ['page', 'category', 'product', 'fragment'] as const

/** The file of an entry within the folder of a site or language. */
export const fileOf = ({ kind, name }: ContentAddress): string =>
  name === undefined ? `${kind}.json` : `${kind}/${name}.json`

/** The entry a file holds, by its place in the folder of a site or language; undefined for other files. */
export const addressOf = (file: string): ContentAddress | undefined => {
  const place = file.split(path.sep).join('/')
  const single = singleKinds.find((kind) => place === `${kind}.json`)
  if (single) return { kind: single }
  const kind = folders.find((folder) => place.startsWith(`${folder}/`))
  return kind && { kind, name: place.slice(kind.length + 1, -'.json'.length) }
}

/** Where a site's entries lie, the first place that has one wins: its own folder, then that of its language. */
export const placesOf = (siteId: string): string[] => [siteId, siteOf(siteId)?.language ?? '']
