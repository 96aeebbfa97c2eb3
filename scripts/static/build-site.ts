import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnvironment } from '#src/composition/environment.ts'
import { startShop } from '#tests/setup/shop-process.ts'
import { allPages } from './site-pages.ts'
import { readManifest, removeStale, writeInto, type PageRecord } from './static-files.ts'
import { fingerprint } from './static-page.ts'
import { missingPage, writeAround } from './write-around.ts'
import { writeNeeded, writePages, type Site } from './write-pages.ts'

/** What a build did. Bytes are those of all pages, without pictures. */
export type StaticReport = {
  pages: number
  rendered: number
  removed: number
  pictures: number
  bytes: number
  /** Milliseconds for all but making pictures, and for these. */
  pagesMs: number
  picturesMs: number
}

export type StaticBuild = {
  root: string
  folder: string
  /** What differs from this process's environment. */
  variables?: Record<string, string>
  onPicture: (done: number, total: number) => void
}

const manifestFile = '.welt-static.json'
const localOrigin = 'http://localhost:4321'

const filesOf = (records: ReadonlyMap<string, PageRecord>): Set<string> =>
  new Set([...records].flatMap(([file, { needs }]) => [file, ...needs]))

/** Writes every canvas page of every site into a folder, those that an earlier build wrote and nothing changed left alone. */
export const buildSite = async ({
  root,
  folder,
  variables = {},
  onPicture,
}: StaticBuild): Promise<StaticReport> => {
  const begun = performance.now()
  const environment = readEnvironment({ ...process.env, ...variables })
  const shopOrigin = environment.PUBLIC_URL ?? localOrigin
  const sources = await readFile(join(root, 'dist/built-from'), 'utf8')
  const build = fingerprint(sources, shopOrigin, environment.CLOUDINARY_CLOUD_NAME)
  const shop = await startShop(environment.WELT_DATA, {
    ...variables,
    WELT_STATIC: '1',
    PUBLIC_URL: shopOrigin,
  })
  try {
    const pages = await allPages(shop.url, environment, build)
    const site: Site = { shop: shop.url, shopOrigin, folder, pages }
    const before = await readManifest(join(folder, manifestFile))
    const written = await writePages(site, before)
    const { records } = written
    const { size } = records
    const around = before.get(missingPage)
    if (written.rendered === 0 && around && before.size === size + 1) records.set(missingPage, around)
    else await writeAround(site, join(root, 'dist/client'), written)
    const between = performance.now()
    const pictures = await writeNeeded(site, written, onPicture)
    const removed = await removeStale(folder, filesOf(before), filesOf(records))
    if (records.get(missingPage) !== around)
      await writeInto(folder, manifestFile, JSON.stringify(Object.fromEntries(records)))
    return {
      pages: size,
      rendered: written.rendered,
      removed,
      pictures,
      bytes: [...records.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      pagesMs: between - begun,
      picturesMs: performance.now() - between,
    }
  } finally {
    await shop.end('SIGTERM')
  }
}
