import { visitorFacts } from '#src/personalization/visitor-facts.ts'
import type { RequestContext } from '../requests/request-context.ts'
import type { RenderedPage } from './page-variant.ts'

const pages = new WeakMap<Request, RenderedPage>()

/** Tells, beside the response to a request, what rendering it depended on. */
export const noteRenderedPage = async (
  request: Request,
  { locals, setCookies, isPersonal, record }: RequestContext,
): Promise<void> => {
  const { changes, preview, visitor } = locals
  pages.set(request, {
    record,
    facts: await visitorFacts(visitor.variesOn, visitor),
    ...changes.validityWindow,
    isPersonal: isPersonal() || setCookies.length > 0 || preview !== undefined || visitor.test !== undefined,
  })
}

/** What rendering the page of a request depended on; undefined where no page was rendered for it. */
export const renderedPageOf = (request: Request): RenderedPage | undefined => pages.get(request)
