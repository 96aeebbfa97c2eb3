import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { runningShop } from '#src/composition/running-shop.ts'
import { startShop, type ShopProcess } from '../shop-process.ts'
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
  /** What the shop that rendered logged: warnings and errors, a line of JSON each. */
  log: string
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

/** The lines of the log, without what a start says of itself. */
const logOf = (shop: ShopProcess): string =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n')

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
  // The embedded database serves one process: beside a running shop its catalogue is asked for over HTTP.
  const { COMMERCE_ORIGIN, DATABASE_URL, WELT_DATA } = environment
  const running = (COMMERCE_ORIGIN ?? DATABASE_URL) ? undefined : await runningShop(WELT_DATA)
  const shop = await startShop(WELT_DATA, {
    LOG_LEVEL: 'warn',
    ...variables,
    ...(running === undefined ? {} : { COMMERCE_ORIGIN: running }),
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
      log: logOf(shop),
    }
  } catch (error) {
    throw new Error(`${String(error)}\n${shop.output()}`, { cause: error })
  } finally {
    await shop.end('SIGTERM')
  }
}
