import { findArticles } from '#src/components/article-card/find-articles.ts'
import { usesOf } from '#src/canvas/content-uses.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import { isPlacedPage } from '#src/rules/content/placed-page.ts'
import { isShopPath } from '#src/rules/navigation/shop-path.ts'
import { loadContent } from './load-content.ts'

/** Most landing pages a sitemap lists. */
const maxPages = 2000

/** Paths of the addresses that content leads to. */
const linksOf = (page: ResolvedPage | undefined): Iterable<string> => usesOf(page?.sections).links.keys()

const articlePaths = async (locals: App.Locals): Promise<string[]> => {
  const found = await findArticles({ tags: [], limit: maxPages }, locals)
  return found?.result.map(({ url }) => url) ?? []
}

/** Paths, without locale, of all canvas pages that links lead to from the home page, the menu and the footer. */
export const reachablePages = async (locals: App.Locals): Promise<string[]> => {
  const around = [{ kind: 'menu' }, { kind: 'footer' }, { kind: 'page', slug: 'home' }] as const
  const links = new Set<string>()
  const follow = (paths: Iterable<string>): void => {
    for (const path of paths) links.add(path)
  }
  for (const ask of around) follow(linksOf(await loadContent(locals, ask)))
  const reached: string[] = ['']
  for (const path of links) {
    if (reached.length >= maxPages) break
    const slug = path.replace(/^\/|\/$/g, '')
    if (slug === '' || isShopPath(path) || isPlacedPage(slug)) continue
    const page = await loadContent(locals, { kind: 'page', slug })
    if (!page || page.metadata.robots?.includes('noindex')) continue
    reached.push(`/${slug}`)
    // These lists lead to articles that none of their fields name.
    if (page.blockTypes.includes('article-grid')) follow(await articlePaths(locals))
    follow(linksOf(page))
  }
  return reached
}
