import { createFileMemory } from '#content-adapters/local-files/file-memory.ts'
import { createSiteEntries } from '#content-adapters/local-files/site-entries.ts'
import type { Environment } from '#src/composition/environment.ts'
import { sites } from '#src/contract/sites.ts'
import { responseOf, catalogueFingerprint, contentBlocks, treeFingerprint } from './shop-responses.ts'
import { staticPages, type StaticPage } from './static-page.ts'

/** Long enough that one build reads each file once, in milliseconds. */
const trustMs = 600_000

/** Of a remote content service only what links lead to is known, and not whether it has changed. */
const reachedPages = async (shop: string, locale: string): Promise<StaticPage[]> => {
  const map = await (await responseOf(shop, `/sitemap-${locale}.xml`, 'application/xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return paths
    .filter((path) => !/^\/[^/]+\/[cp]\//.test(path))
    .map((path) => ({ path, file: `${path.slice(1)}/index.html`, input: '' }))
}

/** Every canvas page of every site. `build` tells builds of the shop and settings apart. */
export const allPages = async (
  shop: string,
  { CONTENT_ORIGIN, CONTENT_FOLDER }: Environment,
  build: string,
): Promise<StaticPage[]> => {
  const memory = createFileMemory({
    log: ({ file, reason }) => console.error(`  ${file}: ${reason}`),
    trustMs,
  })
  const entries = createSiteEntries(CONTENT_FOLDER, memory, trustMs)
  const content = await contentBlocks(shop)
  // All sites at once: while the shop lists the products of one, the entries of another are read.
  const pages = sites.map(async ({ locale }) => {
    if (CONTENT_ORIGIN) return reachedPages(shop, locale)
    const [listed, tree] = await Promise.all([entries.of(locale), treeFingerprint(shop, locale)])
    let requested: Promise<string> | undefined
    const catalogue = () => (requested ??= catalogueFingerprint(shop, locale))
    return staticPages(locale, listed, { shared: `${build} ${tree}`, contentBlocks: content, catalogue })
  })
  return (await Promise.all(pages)).flat()
}
