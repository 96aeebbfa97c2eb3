import { createHash } from 'node:crypto'
import { mkdir, open, realpath, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Semaphore } from 'async-mutex'
import sharp from 'sharp'
import { err, ok, type Result } from '#src/base/result.ts'
import { download, type DownloadFailure } from './download.ts'

/** A picture that was taken in: where the picture service finds it, and its size in pixels as it is shown. */
export type TakenPicture = { publicId: string; width: number; height: number }

/** Takes in the picture that a file names; the error says why it cannot. */
export type TakePicture = (source: string) => Promise<Result<TakenPicture, string>>

export type PictureOptions = {
  /** The folder that pictures named by a path lie in. */
  folder: string
  /** Where pictures are copied to; without it they are read and checked only. */
  into?: string
  /** Whether pictures may come from this machine and its network over http. */
  allowsPrivate?: boolean
  /** Pause before the second attempt at a download, in milliseconds; doubled for the third. */
  pauseMs?: number
}

const maxBytes = 20 * 2 ** 20
const deadlineMs = 20_000
const attempts = 3
const atOnce = 8
const readableFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'])

/** Folder of imported pictures within the picture folder. */
export const importedPictures = 'imported'

const fetchPicture = async (
  source: string,
  { allowsPrivate = false, pauseMs = 500 }: PictureOptions,
): Promise<Result<Buffer, string>> => {
  let failure: DownloadFailure = { reason: '', isPassing: true }
  for (let attempt = 0; attempt < attempts && failure.isPassing; attempt += 1) {
    if (attempt > 0) await wait(pauseMs * 2 ** (attempt - 1))
    const fetched = await download(source, { maxBytes, deadlineMs, allowsPrivate })
    if (fetched.ok) return fetched
    failure = fetched.error
  }
  return err(failure.reason)
}

const readPicture = async (source: string, folder: string): Promise<Result<Buffer, string>> => {
  const inside = await realpath(folder)
  const named = path.resolve(inside, source)
  const file = await realpath(named).catch(() => named)
  if (!file.startsWith(inside + path.sep)) return err('lies outside the folder of the file')
  const opened = await open(file).catch(() => undefined)
  if (!opened) return err('is no file that can be read')
  try {
    const facts = await opened.stat()
    if (!facts.isFile()) return err('is no file that can be read')
    if (facts.size > maxBytes) return err(`is larger than ${maxBytes / 2 ** 20} MB`)
    return ok(await opened.readFile())
  } finally {
    await opened.close()
  }
}

const store = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${crypto.randomUUID()}.part`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/** Makes the function that takes pictures in, each once, named by its content; eight at a time. */
export const pictureTaker = (options: PictureOptions): TakePicture => {
  const { folder, into } = options
  const semaphore = new Semaphore(atOnce)
  const taken = new Map<string, Promise<Result<TakenPicture, string>>>()

  const take = async (source: string): Promise<Result<TakenPicture, string>> => {
    const read = /^https?:\/\//i.test(source)
      ? await fetchPicture(source, options)
      : await readPicture(source, folder)
    if (!read.ok) return read
    const facts = await sharp(read.value)
      .metadata()
      .catch(() => undefined)
    if (!facts || !readableFormats.has(facts.format)) return err('is no readable picture')
    const { width, height } = facts.autoOrient
    const name = createHash('sha256').update(read.value).digest('hex').slice(0, 24)
    const publicId = `${importedPictures}/${name}`
    if (into !== undefined) await store(path.join(into, publicId), read.value)
    return ok({ publicId, width, height })
  }

  return (source) => {
    const known = taken.get(source)
    if (known) return known
    const begun = semaphore.runExclusive(() => take(source))
    taken.set(source, begun)
    return begun
  }
}
