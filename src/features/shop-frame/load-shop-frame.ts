import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { loadContent } from '#src/features/content/load-content.ts'
import { menuOfShop } from '#src/features/content/menu-of-shop.ts'
import { popUpsFor } from '#src/features/content/pop-ups-for.ts'
import { pageTypeOf } from '#src/rules/navigation/page-type.ts'

/** What stands around every page; a part is undefined when there is none. */
export type ShopFrame = Record<'menu' | 'footer' | 'popUps', ResolvedPage | undefined>

/** Loads menu, footer and the pop-ups that suit the page at `pathname`. */
export const loadShopFrame = async (locals: App.Locals, pathname: string): Promise<ShopFrame> => {
  const [menu, footer, popUps] = await Promise.all([
    loadContent(locals, { kind: 'menu' }),
    loadContent(locals, { kind: 'footer' }),
    loadContent(locals, { kind: 'popups' }),
  ])
  return {
    menu: menu && (await menuOfShop(locals, menu)),
    footer,
    popUps: popUpsFor(popUps, pageTypeOf(pathname)),
  }
}
