import { deepFreeze } from '#src/base/deep-freeze.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { ValidityWindow } from '#src/base/timeline.ts'
import type { ContentError, ContentRequest } from './content-adapter.ts'

/** A request to a content service, and the content request it is made for. */
export type RemoteRequest = { url: string; headers: Record<string, string>; request: ContentRequest }

export type RemoteOptions<Value> = {
  /** Makes content of the JSON of a success. */
  read: (json: unknown) => Result<Value, ContentError>
  /** Makes JSON of a response's text; throws if it is none. */
  parse?: ((text: string) => unknown) | undefined
  /** Whether a response that is no success says that there is no such content; 404 does unless given. */
  isMissing?: ((status: number, body: string) => boolean) | undefined
  /** When the absence that such a response tells of changes by schedule. */
  absence?: ((body: string) => ValidityWindow) | undefined
  /** Sends requests; see `src/remote/remote-fetch.ts`. */
  fetch: typeof fetch
  /** How long the service may take for one response, in milliseconds. */
  deadlineMs?: number | undefined
}

/** What a response held, read and frozen, and as its text. */
export type Loaded<Value> = { value: Value; text: string }

/** Previews are made anew for each editor, which services take their time for. */
const publishDeadlineMs = 2_000
const previewDeadlineMs = 5_000

const isNotFound = (status: number): boolean => status === 404

/**
 * Asks a content service once. Never rejects: a service that is down, late or unreadable is an error.
 * @param before what was loaded last; it is handed back while the text is the same
 */
export const loadRemote = async <Value>(
  { url, headers, request }: RemoteRequest,
  options: RemoteOptions<Value>,
  before?: Loaded<Value>,
): Promise<Result<Loaded<Value>, ContentError>> => {
  const { parse = JSON.parse, isMissing = isNotFound } = options
  const { deadlineMs = request.mode === 'preview' ? previewDeadlineMs : publishDeadlineMs } = options
  try {
    const response = await options.fetch(url, { headers, signal: AbortSignal.timeout(deadlineMs) })
    const text = await response.text()
    if (response.ok) {
      if (before?.text === text) return ok(before)
      const read = options.read(parse(text))
      if (read.ok) return ok({ value: deepFreeze(read.value), text })
      const { kind, reason } = read.error
      return kind === 'notFound' ? read : err({ kind: 'unavailable', reason })
    }
    return isMissing(response.status, text)
      ? err({ kind: 'notFound', reason: 'the service has no such entry', ...options.absence?.(text) })
      : err({ kind: 'unavailable', reason: `answered ${response.status}` })
  } catch (error) {
    return err({ kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) })
  }
}
