import { readFile, stat } from 'node:fs/promises'
import type { CanvasPage } from '#src/contract/page.ts'
import type { ContentError } from '#src/canvas/content-adapter.ts'
import { parsePage } from '#src/canvas/parse-page.ts'
import { err, type Result } from '#src/base/result.ts'

type Answer = Result<CanvasPage, ContentError> | undefined
type Version = { stamp: string; answer: Answer }
type Known = { at: number; version: Promise<Version> }

export type FileMemory = {
  /** The page in a file; undefined when there is no such file. */
  read: (file: string) => Promise<Answer>
}

const missing: Version = { stamp: '', answer: undefined }

/** Names asked for without end must not fill the memory. */
const mostFiles = 10_000

const stampOf = async (file: string): Promise<string> => {
  const { mtimeMs, size } = await stat(file)
  return `${mtimeMs} ${size}`
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Keeps parsed files, and reads one again when its time of change or size differs. */
export const createFileMemory = ({
  log,
  trustMs,
}: {
  log: (fault: { file: string; reason: string }) => void
  trustMs: number
}): FileMemory => {
  const known = new Map<string, Known>()

  const parse = async (file: string): Promise<Result<CanvasPage, string>> => {
    try {
      const json: unknown = JSON.parse(await readFile(file, 'utf8'))
      return parsePage(json)
    } catch (error) {
      return err(error instanceof Error ? error.message : String(error))
    }
  }

  const load = async (file: string, before: Version): Promise<Version> => {
    try {
      const stamp = await stampOf(file)
      if (stamp === before.stamp) return before
      const page = await parse(file)
      if (page.ok) return { stamp, answer: page }
      log({ file, reason: page.error })
      return { stamp, answer: err({ kind: 'unreadable', reason: page.error }) }
    } catch (error) {
      if (isMissing(error)) return missing
      log({ file, reason: String(error) })
      return { stamp: '', answer: err({ kind: 'unavailable', reason: String(error) }) }
    }
  }

  return {
    read: async (file) => {
      const entry = known.get(file)
      const now = performance.now()
      if (entry && now - entry.at < trustMs) return (await entry.version).answer
      const version = (entry?.version ?? Promise.resolve(missing)).then((before) => load(file, before))
      if (!entry && known.size >= mostFiles) known.clear()
      known.set(file, { at: now, version })
      return (await version).answer
    },
  }
}
