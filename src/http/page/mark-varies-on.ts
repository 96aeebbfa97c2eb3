import { variesOnHeader } from '#src/contract/headers.ts'
import type { VisitorContext } from '#src/personalization/visitor-context.ts'

/**
 * Says in a response's headers what its content varies on, so that a cache may hold one copy for each combination.
 * What an editor's test context chose is stored nowhere.
 */
export const markVariesOn = (headers: Headers, { variesOn, test }: VisitorContext): void => {
  if (test) headers.set('cache-control', 'no-store')
  if (variesOn.size > 0) headers.set(variesOnHeader, [...variesOn].toSorted().join(' '))
}
