import { deepFreeze } from '#src/base/deep-freeze.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { componentCalls } from '#src/contract/content/component-calls.ts'
import type { ContentSource, ContentView } from '#src/contract/content/content-source.ts'
import type { ApiError } from '#src/contract/errors.ts'
import { pageSchema, type CanvasPage } from '#src/contract/content/page.ts'
import { sites } from '#src/contract/sites.ts'
import { contentResponse } from './content-response.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'

const viewOf = ({ site, instant, isPreview }: CallContext): ContentView => ({
  siteId: site.locale,
  mode: isPreview ? 'preview' : 'publish',
  instant,
})

const selectorSlug = 'location-selector'

const locations = deepFreeze(
  sites.map(({ locale, label, country, language, currency }) => ({
    siteId: locale,
    label,
    country,
    language,
    currency,
    url: `/${locale}/`,
  })),
)

/** Handlers of the calls for parts of pages. */
export const componentHandlers = (content: ContentSource): HandlersOf<keyof typeof componentCalls> => {
  const fragment = (
    fragmentId: string,
    context: CallContext,
  ): Promise<Result<CanvasPage, ApiError<'GEN502' | 'CNT404'>>> =>
    contentResponse(content.fragment(fragmentId, viewOf(context)))

  const named =
    (fragmentId: string) =>
    (_: unknown, context: CallContext): Promise<Result<CanvasPage, ApiError<'GEN502' | 'CNT404'>>> =>
      fragment(fragmentId, context)

  return {
    'GET /fapi/components/compare': named('compare'),
    'GET /fapi/components/collections': named('collections'),
    'GET /fapi/components/footer': (_, context) => contentResponse(content.footer(viewOf(context))),
    'GET /fapi/components/foot-sizes': named('foot-sizes'),
    'GET /fapi/components/search-hub': named('search-hub'),
    'GET /fapi/components/size-chart/{productType}': ({ path }, context) =>
      fragment(`size-chart-${path.productType}`, context),
    'GET /fapi/components/utility': named('utility'),

    'GET /fapi/pages/location-selector': async (_, context) => {
      const page = await contentResponse(content.augmentedPage(selectorSlug, viewOf(context)))
      if (page.ok) return ok({ ...page.value, locations })
      // Shoppers can choose a shop front although no one has written about it.
      if (page.error.errorId !== 'CNT404') return err(page.error)
      return ok({ ...pageSchema.parse({ id: selectorSlug, slug: selectorSlug, sections: [] }), locations })
    },

    'GET /fapi/pages/{page}': ({ path }, context) =>
      contentResponse(content.augmentedPage(path.page, viewOf(context))),
  }
}
