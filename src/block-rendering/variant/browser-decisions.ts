import { baselinesVariant } from '#src/rules/preview/test-context.ts'
import type { Decision, Decisions } from '#src/contract/personalization/decision.ts'

/** Reads what our own server wrote. */
async function read(response: Response): Promise<Record<string, Decision>>
async function read(response: Response): Promise<unknown> {
  const value: unknown = await response.json()
  return value
}

/** Asks the server for decisions; it gives the visitor an id where that is allowed. Nothing when it cannot be asked. */
export const askDecisions = async (locale: string, ids: readonly string[]): Promise<Decisions> => {
  if (ids.length === 0) return new Map()
  try {
    const response = await fetch(`/${locale}/-/decisions?ask=${encodeURIComponent(ids.join(','))}`, {
      cache: 'no-store',
    })
    return new Map(response.ok ? Object.entries(await read(response)) : [])
  } catch {
    return new Map()
  }
}

/** The decisions that an engine's script brought along: variants by experience. */
export const decisionsOf = (brought: unknown): Decisions =>
  new Map(
    typeof brought === 'object' && brought !== null
      ? Object.entries(brought).map(([id, variant]) => {
          const decided = { state: 'decided' as const }
          return [id, variant === baselinesVariant ? decided : { ...decided, variantId: String(variant) }]
        })
      : [],
  )
