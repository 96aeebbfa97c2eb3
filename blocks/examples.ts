import { articleGridExamples } from './article-grid/article-grid.examples.ts'
import { articleExamples } from './article/article.examples.ts'
import { benefitBarExamples } from './benefit-bar/benefit-bar.examples.ts'
import { blockBelowBannerExamples } from './block-below-banner/block-below-banner.examples.ts'
import { categoryCardsExamples } from './category-cards/category-cards.examples.ts'
import { collectionExamples } from './collection/collection.examples.ts'
import { ctaCollectionExamples } from './cta-collection/cta-collection.examples.ts'
import { espotExamples } from './espot/espot.examples.ts'
import { experienceExamples } from './experience/experience.examples.ts'
import { footerExamples } from './footer/footer.examples.ts'
import { heroBannerExamples } from './hero-banner/hero-banner.examples.ts'
import { iconTextListExamples } from './icon-text-list/icon-text-list.examples.ts'
import { imageBannerExamples } from './image-banner/image-banner.examples.ts'
import { linkedCardExamples } from './linked-card/linked-card.examples.ts'
import { megaMenuExamples } from './mega-menu/mega-menu.examples.ts'
import { menuTileExamples } from './menu-tile/menu-tile.examples.ts'
import { overlayBannerExamples } from './overlay-banner/overlay-banner.examples.ts'
import { photoGalleryExamples } from './photo-gallery/photo-gallery.examples.ts'
import { popUpExamples } from './pop-up/pop-up.examples.ts'
import { productOverlayBannerExamples } from './product-overlay-banner/product-overlay-banner.examples.ts'
import { relatedArticlesExamples } from './related-articles/related-articles.examples.ts'
import { richTextExamples } from './rich-text/rich-text.examples.ts'
import { secondaryNavExamples } from './secondary-nav/secondary-nav.examples.ts'
import { segmentationExamples } from './segmentation/segmentation.examples.ts'
import { spacerExamples } from './spacer/spacer.examples.ts'
import { splitBannerExamples } from './split-banner/split-banner.examples.ts'
import { thinBannerExamples } from './thin-banner/thin-banner.examples.ts'
import { verticalLinkListExamples } from './vertical-link-list/vertical-link-list.examples.ts'
import { videoExamples } from './video/video.examples.ts'

/**
 * Examples of every block, by its type and the example's name, as an editor would write them. The gallery shows them,
 * and the tests over all blocks use them.
 */
export const blockExamples: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'article-grid': articleGridExamples,
  article: articleExamples,
  'benefit-bar': benefitBarExamples,
  'block-below-banner': blockBelowBannerExamples,
  'category-cards': categoryCardsExamples,
  collection: collectionExamples,
  'cta-collection': ctaCollectionExamples,
  espot: espotExamples,
  experience: experienceExamples,
  footer: footerExamples,
  'hero-banner': heroBannerExamples,
  'icon-text-list': iconTextListExamples,
  'image-banner': imageBannerExamples,
  'linked-card': linkedCardExamples,
  'mega-menu': megaMenuExamples,
  'menu-tile': menuTileExamples,
  'overlay-banner': overlayBannerExamples,
  'photo-gallery': photoGalleryExamples,
  'pop-up': popUpExamples,
  'product-overlay-banner': productOverlayBannerExamples,
  'related-articles': relatedArticlesExamples,
  'rich-text': richTextExamples,
  'secondary-nav': secondaryNavExamples,
  segmentation: segmentationExamples,
  spacer: spacerExamples,
  'split-banner': splitBannerExamples,
  'thin-banner': thinBannerExamples,
  'vertical-link-list': verticalLinkListExamples,
  video: videoExamples,
}
