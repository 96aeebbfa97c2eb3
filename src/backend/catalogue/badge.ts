import { Timeline } from '#src/base/timeline.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { StoredProduct } from './products/stored-product.ts'
import type { View } from './catalogue-view.ts'

/** The badge that tells of a reduction, and shows only where there is one. */
const saleBadge = 'SALE'

/** A product's badge as it is at the view's instant, and the window in which it stays so. */
export const badgeOf = (
  { badge }: Pick<StoredProduct, 'badge'>,
  isReduced: boolean,
  { site, instant }: View,
) => {
  if (!badge || (badge.id === saleBadge && !isReduced)) return { badge: undefined }
  const timeline = new Timeline(instant)
  const shown = timeline.shows(badge) ? { id: badge.id, label: textIn(badge.label, site.locale) } : undefined
  return { badge: shown, ...timeline.validityWindow }
}
