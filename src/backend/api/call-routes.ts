import { calls, type AnyCallKey } from '#src/contract/calls.ts'

/** Where a call is mounted. */
export type CallRoute = { key: AnyCallKey; method: string; pattern: string }

const isCallKey = (key: string): key is AnyCallKey => key in calls

/** Parameters that may hold slashes: pages lie in folders, a contract is named by its path. */
const deep = new Set(['page', 'parentPageSlug', 'contract'])

const patternOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => (deep.has(name) ? `:${name}{.+}` : `:${name}`))

/** Every call of the contract as a route of the router. */
export const callRoutes: readonly CallRoute[] = Object.keys(calls)
  .filter(isCallKey)
  .map((key) => {
    const [method = '', path = ''] = key.split(' ')
    return { key, method, pattern: patternOf(path) }
  })
