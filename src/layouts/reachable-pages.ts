import { findArticles } from '#blocks/article-card/find-articles.ts'
import { isShopPath } from '#src/rules/shop-path.ts'
import { loadContent } from './load-content.ts'

/** Most landing pages a sitemap lists. */
const mostPages = 2000

const linksIn = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') {
    for (const [, link] of value.matchAll(/href="(\/[^"#?]*)/g)) if (link) found.add(link)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'url' && typeof inner === 'string' && inner.startsWith('/'))
      found.add(inner.replace(/[?#].*$/, ''))
    else linksIn(inner, found)
  }
}

/** Whether a list among these sections leads to articles that none of its fields name. */
const listsArticles = (sections: unknown): boolean =>
  JSON.stringify(sections).includes('"type":"article-grid"')

const articlePaths = async (locals: App.Locals): Promise<string[]> => {
  const found = await findArticles({ tags: [], limit: mostPages }, locals)
  return found?.result.map(({ url }) => url) ?? []
}

/** Paths, without locale, of all canvas pages that links lead to from the home page, the menu and the footer. */
export const reachablePages = async (locals: App.Locals): Promise<string[]> => {
  const links = new Set<string>()
  const reached: string[] = ['']
  for (const kind of ['menu', 'footer'] as const)
    linksIn((await loadContent(locals, { kind }))?.sections, links)
  linksIn((await loadContent(locals, { kind: 'page', slug: 'home' }))?.sections, links)
  for (const path of links) {
    if (reached.length >= mostPages) break
    const slug = path.replace(/^\/|\/$/g, '')
    if (slug === '' || isShopPath(path)) continue
    const page = await loadContent(locals, { kind: 'page', slug })
    if (!page || page.metadata.robots?.includes('noindex')) continue
    reached.push(`/${slug}`)
    if (listsArticles(page.sections)) for (const path of await articlePaths(locals)) links.add(path)
    linksIn(page.sections, links)
  }
  return reached
}
