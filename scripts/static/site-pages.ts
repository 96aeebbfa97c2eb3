import { chosenAdapter } from '#src/composition/environment/content-environment.ts'
import type { Environment } from '#src/composition/environment/environment.ts'
import { createLog } from '#src/composition/open-log.ts'
import { openContent } from '#src/composition/open-content-adapter.ts'
import type { ContentAdapter, ListedEntry } from '#src/canvas/adapters/content-adapter.ts'
import { sites } from '#src/contract/sites.ts'
import { catalogueFingerprint, contentBlocks, treeFingerprint } from './shop-responses.ts'
import { pagesRenderedAnew, staticPages, type StaticPage } from './static-page.ts'

const entriesOf = async (content: ContentAdapter, siteId: string): Promise<readonly ListedEntry[]> => {
  const entries = await content.entries({ siteId, mode: 'publish', instant: new Date().toISOString() })
  if (!entries.ok) throw new Error(`The content of ${siteId} cannot be listed: ${entries.error.reason}`)
  return entries.value
}

/** The pages of the content folder, with fingerprints of all they are made of. */
const pagesOfFolder = async (shop: string, content: ContentAdapter, build: string): Promise<StaticPage[]> => {
  const blocks = await contentBlocks(shop)
  // All sites at once: while the shop lists the products of one, the entries of another are read.
  const pages = sites.map(async ({ locale }) => {
    const [entries, tree] = await Promise.all([entriesOf(content, locale), treeFingerprint(shop, locale)])
    let known: Promise<string> | undefined
    const catalogue = () => (known ??= catalogueFingerprint(shop, locale))
    return staticPages(locale, entries, { shared: `${build} ${tree}`, contentBlocks: blocks, catalogue })
  })
  return (await Promise.all(pages)).flat()
}

/**
 * Every canvas page of every site that the content source lists. Lists of services may leave out what lies deep in an entry,
 * so that only pages of the folder can be told to be unchanged. `build` tells builds of the shop and settings apart.
 */
export const allPages = async (
  shop: string,
  environment: Environment,
  build: string,
): Promise<StaticPage[]> => {
  const { CONTENT_ADAPTER, CONTENT_ORIGIN, LOG_LEVEL } = environment
  const content = openContent(environment, createLog(LOG_LEVEL))
  if (chosenAdapter({ CONTENT_ADAPTER, CONTENT_ORIGIN })?.name === 'local-files')
    return pagesOfFolder(shop, content, build)
  const pages = sites.map(async ({ locale }) => pagesRenderedAnew(locale, await entriesOf(content, locale)))
  return (await Promise.all(pages)).flat()
}
