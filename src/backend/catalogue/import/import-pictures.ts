import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { err, ok, type Result } from '#src/base/result.ts'

/** A picture that was taken in: where the picture service finds it, and its size in pixels as it is shown. */
export type TakenPicture = { publicId: string; width: number; height: number }

/** Takes in the picture that a CSV names; the error says why it cannot. */
export type TakePicture = (source: string) => Promise<Result<TakenPicture, string>>

const mostBytes = 20 * 1024 * 1024
const downloadMs = 20_000
const readableFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'])

const download = async (address: string): Promise<Result<Buffer, string>> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(downloadMs) })
    if (!response.ok) return err(`cannot be fetched: HTTP ${response.status}`)
    if (Number(response.headers.get('content-length') ?? 0) > mostBytes) return err('is larger than 20 MB')
    return ok(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    return err(`cannot be fetched: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const readFrom = async (source: string, csvFolder: string): Promise<Result<Buffer, string>> => {
  if (/^https?:\/\//i.test(source)) return download(source)
  const file = path.resolve(csvFolder, source)
  if (!file.startsWith(path.resolve(csvFolder) + path.sep)) return err('lies outside the folder of the CSV')
  try {
    return ok(await readFile(file))
  } catch {
    return err('no such file')
  }
}

/**
 * Makes the function that takes pictures into `picturesFolder`, each once, named by its content. With `dryRun` it
 * reads and checks them but writes nothing.
 */
export const pictureTaker = (csvFolder: string, picturesFolder: string, dryRun: boolean): TakePicture => {
  const taken = new Map<string, Promise<Result<TakenPicture, string>>>()

  const take = async (source: string): Promise<Result<TakenPicture, string>> => {
    const read = await readFrom(source, csvFolder)
    if (!read.ok) return read
    if (read.value.length > mostBytes) return err('is larger than 20 MB')
    const facts = await sharp(read.value)
      .metadata()
      .catch(() => undefined)
    if (!facts || !readableFormats.has(facts.format)) return err('is no readable picture')
    const upright = facts.autoOrient
    const name = createHash('sha256').update(read.value).digest('hex').slice(0, 24)
    const publicId = `imported/${name}`
    if (!dryRun) await keep(path.join(picturesFolder, publicId), read.value)
    return ok({ publicId, width: upright.width, height: upright.height })
  }

  return (source) => {
    const known = taken.get(source)
    if (known) return known
    const begun = take(source)
    taken.set(source, begun)
    return begun
  }
}

const keep = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${crypto.randomUUID()}.part`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}
