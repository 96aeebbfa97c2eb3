import { readFile, stat } from 'node:fs/promises'
import { createCache } from '#src/cache/cache.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import type { ContentError } from '#src/canvas/adapters/content-adapter.ts'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import { err, type Result } from '#src/base/result.ts'

/** What a file holds, and the ISO instant it was last written. */
export type ReadFile = { page: Result<CanvasPage, ContentError>; modifiedAt: string }

type Version = { stamp: string; file: ReadFile | undefined }
type Known = { at: number; version: Promise<Version> }

export type FileMemory = {
  /** The page in a file; undefined when there is no such file. */
  read: (file: string) => Promise<ReadFile | undefined>
}

const missing: Version = { stamp: '', file: undefined }

/** True for an error that says that there is no such file or folder. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

const parse = async (file: string): Promise<Result<CanvasPage, string>> => {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'))
    return parsePage(json)
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

/** Keeps parsed files, and reads one again when its time of change or size differs. */
export const createFileMemory = ({
  log,
  trustMs,
}: {
  log: (fault: { file: string; reason: string }) => void
  trustMs: number
}): FileMemory => {
  const known = createCache<Known>('content files')

  const load = async (file: string, before: Version): Promise<Version> => {
    try {
      const { mtime, mtimeMs, size } = await stat(file)
      const stamp = `${mtimeMs} ${size}`
      if (stamp === before.stamp) return before
      const page = await parse(file)
      const modifiedAt = mtime.toISOString()
      if (page.ok) return { stamp, file: { page, modifiedAt } }
      log({ file, reason: page.error })
      return { stamp, file: { page: err({ kind: 'unreadable', reason: page.error }), modifiedAt } }
    } catch (error) {
      if (isMissing(error)) return missing
      const reason = String(error)
      log({ file, reason })
      return { stamp: '', file: { page: err({ kind: 'unavailable', reason }), modifiedAt: '' } }
    }
  }

  return {
    read: async (file) => {
      const entry = known.get(file)
      const now = performance.now()
      if (entry && now - entry.at < trustMs) return (await entry.version).file
      const version = (entry?.version ?? Promise.resolve(missing)).then((before) => load(file, before))
      known.set(file, { at: now, version })
      return (await version).file
    },
  }
}
