import { asksHeader } from '#src/contract/headers.ts'
import type { VisitorContext } from '#src/personalization/visitor-context.ts'

/**
 * Says in an answer's headers what its content was chosen by, so that a cache may keep one cell per distinct answer.
 * What an editor's test context chose is kept nowhere.
 */
export const markPicked = (headers: Headers, { asked, test }: VisitorContext): void => {
  if (test) headers.set('cache-control', 'no-store')
  if (asked.size > 0) headers.set(asksHeader, [...asked].toSorted().join(' '))
}
