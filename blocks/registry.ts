import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import { mediaSchema } from '#src/canvas/media.ts'
import { createPageResolver } from '#src/canvas/page-resolver.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import { picturePreloads, type PictureLayout, type PicturePreload } from '#src/rendering/picture-sources.ts'
import type { PictureUrls } from '#src/rendering/picture-url.ts'
import bannerTextCss from './banner-text/banner-text.css?url'
import blockCss from './block.css?url'
import { blockDefinitions } from './definitions.ts'
import CategoryCards from './category-cards/category-cards.astro'
import categoryCardsCss from './category-cards/category-cards.css?url'
import Collection from './collection/collection.astro'
import CollectionScript from './collection/collection-script.astro'
import collectionCss from './collection/collection.css?url'
import Footer from './footer/footer.astro'
import footerCss from './footer/footer.css?url'
import HeroBanner from './hero-banner/hero-banner.astro'
import heroBannerCss from './hero-banner/hero-banner.css?url'
import { heroPicture } from './hero-banner/hero-banner.picture.ts'
import LinkedCard from './linked-card/linked-card.astro'
import linkedCardCss from './linked-card/linked-card.css?url'
import MegaMenu from './mega-menu/mega-menu.astro'
import megaMenuCss from './mega-menu/mega-menu.css?url'
import productCardCss from './product-card/product-card.css?url'
import RichText from './rich-text/rich-text.astro'
import richTextCss from './rich-text/rich-text.css?url'
import Spacer from './spacer/spacer.astro'
import spacerCss from './spacer/spacer.css?url'
import SplitBanner from './split-banner/split-banner.astro'
import splitBannerCss from './split-banner/split-banner.css?url'
import { splitPicture } from './split-banner/split-banner.picture.ts'

/** The look of a block: its component, its stylesheets, and where its `media` stands, if it opens a page. */
export type RegisteredBlock = {
  component: AstroComponentFactory
  stylesheets: readonly string[]
  /**
   * Whether its HTML follows from its props and the site alone, and has neither island nor script that other blocks may
   * bring too: then it is rendered once for each version of the content.
   */
  keeps: boolean
  picture?: PictureLayout
  /** Its script, put once after the sections that use it: blocks render at the same time, so none of them could be its place. */
  script?: AstroComponentFactory
}

/**
 * The blocks by type. Stylesheets are imported by address, so that a page links those of the blocks it uses and a
 * registered block costs other pages nothing.
 */
export const blocks: Readonly<Record<string, RegisteredBlock>> = {
  'mega-menu': { component: MegaMenu, keeps: true, stylesheets: [megaMenuCss] },
  'hero-banner': {
    component: HeroBanner,
    keeps: true,
    stylesheets: [bannerTextCss, heroBannerCss],
    picture: heroPicture,
  },
  'split-banner': {
    component: SplitBanner,
    keeps: true,
    stylesheets: [bannerTextCss, splitBannerCss],
    picture: splitPicture,
  },
  'rich-text': { component: RichText, keeps: true, stylesheets: [bannerTextCss, richTextCss] },
  'category-cards': { component: CategoryCards, keeps: true, stylesheets: [categoryCardsCss] },
  collection: {
    component: Collection,
    keeps: false,
    stylesheets: [collectionCss, productCardCss],
    script: CollectionScript,
  },
  'linked-card': { component: LinkedCard, keeps: true, stylesheets: [linkedCardCss] },
  spacer: { component: Spacer, keeps: true, stylesheets: [spacerCss] },
  footer: { component: Footer, keeps: true, stylesheets: [footerCss] },
}

/** Makes content ready to render at an ISO instant: `resolvePage` with these blocks, remembered. */
export const resolveContent = createPageResolver(blockDefinitions)

/** Addresses of the stylesheets that blocks of these types need, each once, in the order of the registry. */
export const stylesheetsOf = (types: readonly string[]): string[] => {
  const used = Object.entries(blocks).filter(([type]) => types.includes(type))
  return [...new Set([blockCss, ...used.flatMap(([, { stylesheets }]) => stylesheets)])]
}

/** The stylesheet of product cards, for pages that show them outside a block. */
export const productCardStylesheet = productCardCss

/** Preload links of the picture a page begins with, if it begins with one. */
export const preloadsOf = (page: ResolvedPage, pictures: PictureUrls): PicturePreload[] => {
  const first = page.sections[0]?.items[0]
  const layout = first?.kind === 'block' ? blocks[first.type]?.picture : undefined
  const media = first?.kind === 'block' ? mediaSchema.safeParse(first.props['media']) : undefined
  return layout && media?.success ? picturePreloads(pictures, media.data, layout) : []
}
