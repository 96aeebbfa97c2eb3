import { findArticles } from '#src/components/article-card/find-articles.ts'
import { contentWithin } from '#src/canvas/entries/content-within.ts'
import { usesOf } from '#src/canvas/entries/content-uses.ts'
import { isPlacedPage } from '#src/rules/content/placed-page.ts'
import { isShopPath } from '#src/rules/navigation/shop-path.ts'
import { findContent } from './load-content.ts'

/** Most landing pages a sitemap lists. */
const maxPages = 2000

const articlePaths = async (locals: App.Locals): Promise<string[]> => {
  const found = await findArticles({ tags: [], limit: maxPages }, locals)
  return found?.result.map(({ url }) => url) ?? []
}

/** How long all of these pages may take to read, in milliseconds. */
const deadlineMs = 30_000

/**
 * Paths, without locale, of all canvas pages that links lead to from the home page, the menu and the footer; undefined when
 * one of them cannot be had, since a list that lacks pages tells search engines that they are gone.
 */
export const reachablePages = async (request: App.Locals): Promise<string[] | undefined> => {
  const locals = { ...request, content: contentWithin(request.content, 'publish', deadlineMs) }
  const around = [{ kind: 'menu' }, { kind: 'footer' }, { kind: 'page', slug: 'home' }] as const
  const links = new Set<string>()
  const follow = (paths: Iterable<string>): void => {
    for (const path of paths) links.add(path)
  }
  for (const wanted of around) {
    const found = await findContent(locals, wanted)
    if (found.ok) follow(usesOf(found.value.sections).links.keys())
    else if (found.error === 'unavailable') return undefined
  }
  const reached: string[] = ['']
  for (const path of links) {
    if (reached.length >= maxPages) break
    const slug = path.replace(/^\/|\/$/g, '')
    if (slug === '' || isShopPath(path) || isPlacedPage(slug)) continue
    const found = await findContent(locals, { kind: 'page', slug })
    if (!found.ok && found.error === 'unavailable') return undefined
    if (!found.ok || found.value.metadata.robots?.includes('noindex')) continue
    const page = found.value
    reached.push(`/${slug}`)
    // These lists lead to articles that none of their fields name.
    if (page.blockTypes.includes('article-grid')) follow(await articlePaths(locals))
    follow(usesOf(page.sections).links.keys())
  }
  return reached
}
