import type { BlockDefinition } from '#src/canvas/define-block.ts'
import type { BlockDefinitions } from '#src/canvas/resolve-page.ts'
import { articleGrid } from './article-grid/article-grid.schema.ts'
import { article } from './article/article.schema.ts'
import { benefitBar } from './benefit-bar/benefit-bar.schema.ts'
import { blockBelowBanner } from './block-below-banner/block-below-banner.schema.ts'
import { categoryCards } from './category-cards/category-cards.schema.ts'
import { collection } from './collection/collection.schema.ts'
import { ctaCollection } from './cta-collection/cta-collection.schema.ts'
import { espot } from './espot/espot.schema.ts'
import { experience } from './experience/experience.schema.ts'
import { footer } from './footer/footer.schema.ts'
import { heroBanner } from './hero-banner/hero-banner.schema.ts'
import { iconTextList } from './icon-text-list/icon-text-list.schema.ts'
import { imageBanner } from './image-banner/image-banner.schema.ts'
import { linkedCard } from './linked-card/linked-card.schema.ts'
import { megaMenu } from './mega-menu/mega-menu.schema.ts'
import { menuTile } from './menu-tile/menu-tile.schema.ts'
import { overlayBanner } from './overlay-banner/overlay-banner.schema.ts'
import { photoGallery } from './photo-gallery/photo-gallery.schema.ts'
import { popUp } from './pop-up/pop-up.schema.ts'
import { productOverlayBanner } from './product-overlay-banner/product-overlay-banner.schema.ts'
import { relatedArticles } from './related-articles/related-articles.schema.ts'
import { richText } from './rich-text/rich-text.schema.ts'
import { secondaryNav } from './secondary-nav/secondary-nav.schema.ts'
import { segmentation } from './segmentation/segmentation.schema.ts'
import { spacer } from './spacer/spacer.schema.ts'
import { splitBanner } from './split-banner/split-banner.schema.ts'
import { thinBanner } from './thin-banner/thin-banner.schema.ts'
import { verticalLinkList } from './vertical-link-list/vertical-link-list.schema.ts'
import { video } from './video/video.schema.ts'

const byType = (definitions: readonly BlockDefinition[]): BlockDefinitions =>
  new Map(definitions.map((definition) => [definition.type, definition]))

/** Every block that content may use. */
export const blockDefinitions = byType([
  megaMenu,
  heroBanner,
  imageBanner,
  overlayBanner,
  splitBanner,
  experience,
  segmentation,
  thinBanner,
  blockBelowBanner,
  productOverlayBanner,
  linkedCard,
  espot,
  menuTile,
  richText,
  categoryCards,
  collection,
  benefitBar,
  ctaCollection,
  iconTextList,
  secondaryNav,
  verticalLinkList,
  video,
  spacer,
  footer,
  article,
  articleGrid,
  relatedArticles,
  popUp,
  photoGallery,
])
