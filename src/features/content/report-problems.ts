import { createDerivedCache } from '#src/cache/derived-cache.ts'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { ContentReference } from './content-reference.ts'

/** Most entries of one page that are logged. */
const maxLogged = 20

const logged = createDerivedCache<ResolvedPage, true>('logged problems')

/**
 * Tells the request what is wrong with a page, and logs it when this version of the page is shown for the first time: every
 * visitor of a broken page would make the same lines. A preview shows its editor what is wrong, and logs nothing.
 */
export const reportProblems = (
  {
    log,
    preview,
    problems: found,
  }: Pick<App.Locals, 'preview' | 'problems'> & { log: { warn: (entry: object, message: string) => void } },
  wanted: ContentReference,
  page: ResolvedPage,
): void => {
  const { problems } = page
  for (const problem of problems) found.push(problem)
  if (preview || problems.length === 0 || logged.get(page)) return
  logged.set(page, true)
  for (const { path, type, reason } of problems.slice(0, maxLogged))
    log.warn({ ...wanted, path, type, reason }, 'block left out')
  const more = problems.length - maxLogged
  if (more > 0) log.warn({ ...wanted, more }, 'more blocks left out')
}
