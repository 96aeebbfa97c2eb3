import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const recordSchema = z.object({
  input: z.string(),
  /** When a schedule changes the page, ISO. */
  until: z.string().optional(),
  bytes: z.number(),
  /** Files beside it. */
  needs: z.array(z.string()),
})

/** What is known of a page that was written. */
export type PageRecord = z.infer<typeof recordSchema>

const manifestSchema = z.record(z.string(), recordSchema)

/** What an earlier build wrote, by file; empty where there was none or it cannot be read. */
export const readManifest = async (file: string): Promise<Map<string, PageRecord>> => {
  try {
    return new Map(Object.entries(manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))))
  } catch {
    return new Map()
  }
}

/** Whether a file is there. */
export const exists = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => undefined)) !== undefined

/** Writes a file and the folders it lies in. */
export const writeInto = async (
  folder: string,
  file: string,
  content: string | Uint8Array,
): Promise<void> => {
  const full = join(folder, file)
  await mkdir(dirname(full), { recursive: true })
  await writeFile(full, content)
}

/** Takes files out that an earlier build wrote and this one did not. */
export const removeStale = async (
  folder: string,
  before: Iterable<string>,
  now: ReadonlySet<string>,
): Promise<number> => {
  const stale = [...before].filter((file) => !now.has(file))
  for (const file of stale) await rm(join(folder, file), { force: true })
  return stale.length
}

/** Does `work` for each, so many at once. The first failure stops it and is thrown. */
export const inParallel = async <Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const left = items.values()
  const one = async (): Promise<void> => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
