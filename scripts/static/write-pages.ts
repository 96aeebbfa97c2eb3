import { join } from 'node:path'
import { nextChangeHeader } from '#src/contract/headers.ts'
import { responseOf } from './shop-responses.ts'
import { exists, inParallel, writeInto, type PageRecord } from './static-files.ts'
import { pictureFile, staticHtml, type StaticHtml } from './static-html.ts'
import type { StaticPage } from './static-page.ts'

export type Site = {
  /** Where the shop that renders answers. */
  shop: string
  /** Where shoppers find the shop that runs. */
  shopOrigin: string
  folder: string
  pages: readonly StaticPage[]
}

const atOnce = 8

const stands = async (folder: string, page: StaticPage, record: PageRecord | undefined): Promise<boolean> =>
  record !== undefined &&
  page.input !== '' &&
  record.input === page.input &&
  (record.until === undefined || Date.now() < Date.parse(record.until)) &&
  (await exists(join(folder, page.file)))

/** What became of the pages, and the addresses of the files that new ones need. */
export type WrittenPages = {
  records: Map<string, PageRecord>
  rendered: number
  pictures: Set<string>
  styles: Set<string>
}

/** Notes what is to be known of a page that was just written, and the files it needs. */
export const noteWritten = (
  written: WrittenPages,
  file: string,
  { html, pictures, styles }: StaticHtml,
  known: Pick<PageRecord, 'input' | 'until'>,
): void => {
  for (const address of pictures.keys()) written.pictures.add(address)
  for (const address of styles) written.styles.add(address)
  const needs = [...pictures.values(), ...styles.map((address) => address.slice(1))]
  written.records.set(file, { ...known, bytes: Buffer.byteLength(html), needs })
}

/** Renders the pages that are new or changed and writes them. */
export const writePages = async (
  { shop, shopOrigin, folder, pages }: Site,
  before: ReadonlyMap<string, PageRecord>,
): Promise<WrittenPages> => {
  const paths = new Set(pages.map(({ path }) => path))
  const written: WrittenPages = { records: new Map(), rendered: 0, pictures: new Set(), styles: new Set() }
  await inParallel(pages, atOnce, async (page) => {
    const record = before.get(page.file)
    if (record && (await stands(folder, page, record))) {
      written.records.set(page.file, record)
      return
    }
    const answer = await fetch(shop + page.path, {
      headers: { accept: 'text/html', 'accept-encoding': 'identity' },
    })
    // Pages outside their schedule are not there.
    if (answer.status === 404) return
    if (!answer.ok) throw new Error(`${page.path} answered ${answer.status}`)
    const made = staticHtml(await answer.text(), paths, shopOrigin)
    await writeInto(folder, page.file, made.html)
    const until = answer.headers.get(nextChangeHeader)
    noteWritten(written, page.file, made, { input: page.input, ...(until === null ? {} : { until }) })
    written.rendered += 1
  })
  return written
}

/** Writes the pictures and stylesheets that are not there yet. Resolves to how many were. */
export const writeNeeded = async (
  { shop, folder }: Site,
  { pictures, styles }: WrittenPages,
  onPicture: (done: number, total: number) => void,
): Promise<number> => {
  let made = 0
  let done = 0
  await inParallel([...styles], atOnce, async (address) => {
    if (await exists(join(folder, address))) return
    await writeInto(folder, address.slice(1), await (await responseOf(shop, address, 'text/css')).text())
  })
  await inParallel([...pictures], atOnce, async (address) => {
    const file = pictureFile(address)
    if (!(await exists(join(folder, file)))) {
      const answer = await fetch(shop + address, { headers: { accept: 'image/webp' } })
      // A picture that is missing in the shop is missing here too; the content check names it.
      if (answer.ok) {
        await writeInto(folder, file, new Uint8Array(await answer.arrayBuffer()))
        made += 1
      }
    }
    done += 1
    onPicture(done, pictures.size)
  })
  return made
}
