import type { Clock } from '#src/base/clock.ts'
import { deepFreeze } from '#src/base/deep-freeze.ts'
import type { Result } from '#src/base/result.ts'
import { createCache } from '#src/cache/cache.ts'
import { fieldsOf } from '#src/contract/call-path.ts'
import type { Call } from '#src/contract/call.ts'
import { calls, type AnyCallKey, type CallInput, type CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Invalidations } from '#src/backend/platform/invalidations.ts'

type Response<K extends AnyCallKey> = Promise<Result<CallOutput<K>, ClientError>>
type Held = { response: Promise<unknown>; tags: readonly string[]; since: number; until: number }

/** Milliseconds that a response is held while changes are heard, and while they are not. */
const heldMs = 60_000
const unheardMs = 1_000

/** Tags of what a call answers; undefined where its response may not be held. */
export const tagsOfCall = <K extends AnyCallKey>(
  key: K,
  input: CallInput<K>,
): readonly string[] | undefined => {
  const { cacheTags }: Call = calls[key]
  return cacheTags?.({ path: fieldsOf(input, 'path'), query: fieldsOf(input, 'query') })
}

/** Every instant that a response names as the end of its own validity, in milliseconds since 1970. */
const untilsIn = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'until' && typeof inner === 'string' ? [Date.parse(inner)] : untilsIn(inner),
  )
}

function responseOf<K extends AnyCallKey>(held: Held, key: K): Response<K>
function responseOf({ response }: Held): Promise<unknown> {
  return response
}

export type CallResponses = {
  /**
   * The response held for a site's call, else the one that `make` gets, which is held from then on unless it fails.
   * @param tags of the call: when one changes, its response is held no longer
   */
  of: <K extends AnyCallKey>(
    site: Site,
    key: K,
    input: CallInput<K>,
    tags: readonly string[],
    make: () => Response<K>,
  ) => Response<K>
}

/**
 * Responses that say nothing of their caller, shared by all pages: frozen, asked for once by all who want them at once.
 * @param invalidations undefined where commerce is elsewhere, and changes are told to nobody
 */
export const createCallResponses = (
  clock: Clock,
  invalidations: Invalidations | undefined,
): CallResponses => {
  const entries = createCache<Held>('call responses')

  const isGood = ({ since, until }: Held, now: number): boolean => {
    const age = now - since
    return age >= 0 && age < (invalidations?.isHearing() ? heldMs : unheardMs) && now < until
  }
  const drop = (isMeant: (held: Held) => boolean): void => {
    for (const [id, held] of [...entries.entries()]) if (isMeant(held)) entries.delete(id)
  }
  invalidations?.subscribe({
    changed: (tags) => drop((held) => held.tags.some((tag) => tags.includes(tag))),
    missed: () => drop(() => true),
  })

  return {
    of: (site, key, input, tags, make) => {
      const id = `${site.locale} ${key} ${JSON.stringify(input)}`
      const now = Date.parse(clock())
      const known = entries.get(id)
      if (known && isGood(known, now)) return responseOf(known, key)
      const response = make()
      const held: Held = { response, tags, since: now, until: Infinity }
      const forget = (): void => {
        if (entries.get(id) === held) entries.delete(id)
      }
      entries.set(id, held)
      response.then((result) => {
        if (!result.ok) return forget()
        held.until = Math.min(...untilsIn(deepFreeze(result)))
      }, forget)
      return response
    },
  }
}
