import { err, ok, type Result } from '#src/base/result.ts'
import type { Span } from '#src/base/timeline.ts'
import type { ContentAnswer, ContentError } from './content-adapter.ts'
import { withoutStega } from './stega.ts'

/** A question to a content service. */
export type RemoteQuestion = {
  url: string
  headers: Record<string, string>
  /** Whether the answer may be kept; that of a preview may not. */
  keeps: boolean
  /** ISO instant it is asked for. */
  instant: string
}

export type RemoteReaderOptions<Value> = {
  /** Makes content of the JSON of a success. */
  read: (json: unknown) => Result<Value, ContentError>
  /** Whether an answer that is no success says that there is no such content; 404 does unless given. */
  isMissing?: ((status: number, body: string) => boolean) | undefined
  /** When the absence that such an answer tells of changes by schedule. */
  absence?: ((body: string) => Span) | undefined
  /** ISO instant at which an answer changes by schedule: from then on its copy is not used without asking. */
  until?: ((value: Value) => string | undefined) | undefined
  /** Whether a copy may stand in even then, since what it holds carries its own schedule. */
  outlives?: boolean | undefined
  /** Hears of answers that could not be used. */
  log: (fault: { url: string; reason: string }) => void
  fetch?: typeof fetch | undefined
  /** How long the service may take, in milliseconds. */
  deadlineMs?: number | undefined
  /** How long an answer is used without asking again, in milliseconds. */
  freshMs?: number | undefined
}

/** The last good answer to one address. */
type Copy<Value> = { value: Value; text: string; at: number }

const mostCopies = 2_000

const isNotFound = (status: number): boolean => status === 404

const readJson = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? withoutStega(value) : value))

/**
 * Reads content from a service over HTTP. Many who ask at once cause one request; an answer that did not change is the
 * same object. When the service is slow, down or unreadable, its last good answer stands in, where there is one.
 */
export const createRemoteReader = <Value>(
  options: RemoteReaderOptions<Value>,
): ((question: RemoteQuestion) => ContentAnswer<Value>) => {
  const {
    read,
    log,
    fetch: send = fetch,
    deadlineMs = 2_000,
    freshMs = 2_000,
    isMissing = isNotFound,
    absence = () => ({}),
    until = () => undefined,
    outlives = true,
  } = options
  const copies = new Map<string, Copy<Value>>()
  const underWay = new Map<string, ContentAnswer<Value>>()

  const isOver = ({ value }: Copy<Value>, instant: string): boolean => {
    const end = until(value)
    return end !== undefined && Date.parse(end) <= Date.parse(instant)
  }

  const accept = (url: string, text: string, keeps: boolean): Result<Value, ContentError> => {
    const copy = copies.get(url)
    if (keeps && copy?.text === text) {
      copy.at = performance.now()
      return ok(copy.value)
    }
    const answer = read(readJson(text))
    if (!keeps) return answer
    if (answer.ok) {
      if (copies.size >= mostCopies) copies.clear()
      copies.set(url, { value: answer.value, text, at: performance.now() })
    } else if (answer.error.kind === 'notFound') copies.delete(url)
    return answer
  }

  const load = async ({
    url,
    headers,
    keeps,
    instant,
  }: RemoteQuestion): Promise<Result<Value, ContentError>> => {
    const standIn = (reason: string): Result<Value, ContentError> => {
      log({ url, reason })
      const kept = keeps ? copies.get(url) : undefined
      const copy = kept && (outlives || !isOver(kept, instant)) ? kept : undefined
      // A service that is down is asked again after a while, not by every visitor.
      if (copy) copy.at = performance.now()
      return copy ? ok(copy.value) : err({ kind: 'unavailable', reason })
    }
    try {
      const response = await send(url, { headers, signal: AbortSignal.timeout(deadlineMs) })
      const text = await response.text()
      if (!response.ok && isMissing(response.status, text)) {
        copies.delete(url)
        return err({ kind: 'notFound', reason: 'the content service has no such entry', ...absence(text) })
      }
      if (!response.ok) return standIn(`answered ${response.status}`)
      const answer = accept(url, text, keeps)
      return answer.ok || answer.error.kind === 'notFound' ? answer : standIn(answer.error.reason)
    } catch (error) {
      return standIn(error instanceof Error ? error.message : String(error))
    }
  }

  return (question) => {
    const { url, keeps, instant } = question
    if (!keeps) return load(question)
    const copy = copies.get(url)
    if (copy && performance.now() - copy.at < freshMs && !isOver(copy, instant))
      return Promise.resolve(ok(copy.value))
    const known = underWay.get(url)
    if (known) return known
    const loading = load(question).finally(() => underWay.delete(url))
    underWay.set(url, loading)
    return loading
  }
}
