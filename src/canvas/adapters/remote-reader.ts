import { err, ok, type Result } from '#src/base/result.ts'
import { createCache, createSizedCache, type Ticks } from '#src/cache/cache.ts'
import type { ContentResponse, ContentError } from './content-adapter.ts'
import { loadRemote, type Loaded, type RemoteOptions, type RemoteRequest } from './load-remote.ts'

export type RemoteReaderOptions<Value> = RemoteOptions<Value> & {
  /** ISO instant at which a value changes by schedule: from then on its copy is not used without asking. */
  until?: ((value: Value) => string | undefined) | undefined
  /** Whether a copy may stand in even then, since what it holds carries its own schedule. */
  outlives?: boolean | undefined
  /** Hears of addresses that fail: of each once, until it is well again. */
  log: (fault: { url: string; reason: string }) => void
  /** How long a copy is used without asking again, in milliseconds. */
  freshMs?: number | undefined
  /** How long a copy is used while the service is asked again in the background, in milliseconds. */
  staleMs?: number | undefined
  now?: Ticks | undefined
}

/** `at` is when the service was last asked; `isFailing` says that it did not answer then. */
type Tried = { at: number; isFailing: boolean }
type Copy<Value> = Loaded<Value> & Tried
type Miss = { error: ContentError } & Tried

/** Bytes that a copy takes: its text, and the objects made of it. */
const sizeOf = ({ text }: { text: string }): number => text.length * 4

/**
 * Reads content from a service over HTTP. Many who ask at once cause one request; a response that did not change is the
 * same object. A copy serves while it is fresh, and while the service is asked again; when that is slow, down or unreadable,
 * the last good copy stands in, where there is one. Nobody waits beyond the deadline of their own request.
 */
export const createRemoteReader = <Value>(
  options: RemoteReaderOptions<Value>,
): ((remote: RemoteRequest) => ContentResponse<Value>) => {
  const { log, until, outlives = true } = options
  const { freshMs = 2_000, staleMs = 60_000, now = () => performance.now() } = options
  const copies = createSizedCache<Copy<Value>>('remote content', sizeOf, { now })
  const misses = createCache<Miss>('absent content', now)
  const underWay = new Map<string, ContentResponse<Value>>()

  const holds = (end: string | undefined, instant: string): boolean =>
    end === undefined || Date.parse(instant) < Date.parse(end)

  const standIn = (url: string, instant: string, error: ContentError): Result<Value, ContentError> => {
    const copy = copies.get(url)
    return copy && (outlives || holds(until?.(copy.value), instant)) ? ok(copy.value) : err(error)
  }

  const load = async (remote: RemoteRequest): ContentResponse<Value> => {
    const { url, request } = remote
    const copy = copies.get(url)
    const loaded = await loadRemote(remote, options, copy)
    if (loaded.ok) {
      copies.set(url, { ...loaded.value, at: now(), isFailing: false })
      misses.delete(url)
      return ok(loaded.value.value)
    }
    const { error } = loaded
    if (error.kind === 'notFound') {
      copies.delete(url)
      misses.set(url, { error, at: now(), isFailing: false })
      return loaded
    }
    if (!(copy ?? misses.get(url))?.isFailing) log({ url, reason: error.reason })
    // A service that is down is asked again after a while, not by every visitor.
    if (copy) copies.set(url, { ...copy, at: now(), isFailing: true })
    else misses.set(url, { error, at: now(), isFailing: true })
    return standIn(url, request.instant, error)
  }

  /** Asks the service, once for all who ask at the same time. */
  const refresh = (remote: RemoteRequest): ContentResponse<Value> => {
    const known = underWay.get(remote.url)
    if (known) return known
    const loading = load(remote).finally(() => underWay.delete(remote.url))
    underWay.set(remote.url, loading)
    return loading
  }

  const loadPreview = async (remote: RemoteRequest): ContentResponse<Value> => {
    const loaded = await loadRemote(remote, options)
    if (loaded.ok) return ok(loaded.value.value)
    if (loaded.error.kind !== 'notFound') log({ url: remote.url, reason: loaded.error.reason })
    return loaded
  }

  /** What is known well enough to be used at once, and whether it is to be asked for again. */
  const known = (url: string, instant: string) => {
    const copy = copies.get(url)
    const miss = copy ? undefined : misses.get(url)
    const last = copy ?? miss
    if (!last || !holds(copy ? until?.(copy.value) : miss?.error.until, instant)) return undefined
    const age = now() - last.at
    if (age >= (miss?.isFailing ? freshMs : Math.max(freshMs, staleMs))) return undefined
    const result: Result<Value, ContentError> | undefined = copy ? ok(copy.value) : miss && err(miss.error)
    return result && { result, isStale: age >= freshMs }
  }

  return async (remote) => {
    const { url, request } = remote
    const { instant, mode, deadline } = request
    const late: ContentError = { kind: 'unavailable', reason: 'the service took too long' }
    if (mode === 'preview') {
      const loading = loadPreview(remote)
      return (await (deadline?.within(loading) ?? loading)) ?? err(late)
    }
    const found = known(url, instant)
    if (found && !found.isStale) return found.result
    const refreshing = refresh(remote)
    if (found) return found.result
    return (await (deadline?.within(refreshing) ?? refreshing)) ?? standIn(url, instant, late)
  }
}
