import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { menuOfCatalogue } from './menu-of-catalogue.ts'

/** The editors' menu as this site's catalogue has it; unchanged when the catalogue does not answer. */
export const menuOfShop = async ({ call, site }: App.Locals, menu: ResolvedPage): Promise<ResolvedPage> => {
  const roots = await call('GET /products/v2/catalog', { query: { pageSize: 1 } })
  return roots.ok ? menuOfCatalogue(menu, roots.value.children, messagesOf(site).layout.moreCategories) : menu
}
