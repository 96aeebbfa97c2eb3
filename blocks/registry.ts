import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import { createPageResolver, type PageResolver } from '#src/canvas/page-resolver.ts'
import { resolvePage } from '#src/canvas/resolve-page.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import {
  picturePreloads,
  type PictureLayout,
  type PicturePreload,
} from '#src/components/picture/picture-sources.ts'
import type { PictureUrls } from '#src/components/picture/picture-url.ts'
import ArticleGridScript from './article-grid/article-grid-script.astro'
import ArticleGrid from './article-grid/article-grid.astro'
import Article from './article/article.astro'
import { articlePicture } from './article/article.picture.ts'
import BenefitBarScript from './benefit-bar/benefit-bar-script.astro'
import BenefitBar from './benefit-bar/benefit-bar.astro'
import BlockBelowBanner from './block-below-banner/block-below-banner.astro'
import { blockBelowPicture } from './block-below-banner/block-below-banner.picture.ts'
import CarouselScript from '#src/components/carousel/carousel-script.astro'
import CategoryCards from './category-cards/category-cards.astro'
import Collection from './collection/collection.astro'
import CtaCollection from './cta-collection/cta-collection.astro'
import { blockDefinitions } from './definitions.ts'
import ESpot from './espot/espot.astro'
import { espotPicture } from './espot/espot.picture.ts'
import Footer from './footer/footer.astro'
import HeroBanner from './hero-banner/hero-banner.astro'
import { heroPicture } from './hero-banner/hero-banner.picture.ts'
import IconTextList from './icon-text-list/icon-text-list.astro'
import ImageBanner from './image-banner/image-banner.astro'
import { imageBannerPicture } from './image-banner/image-banner.picture.ts'
import LinkedCard from './linked-card/linked-card.astro'
import { linkedCardPicture } from './linked-card/linked-card.picture.ts'
import MegaMenu from './mega-menu/mega-menu.astro'
import MenuTile from './menu-tile/menu-tile.astro'
import { menuTilePicture } from './menu-tile/menu-tile.picture.ts'
import { openingPictures, type PictureOf } from '#src/block-rendering/opening-pictures.ts'
import OverlayBanner from './overlay-banner/overlay-banner.astro'
import { overlayPicture } from './overlay-banner/overlay-banner.picture.ts'
import PhotoGalleryScript from './photo-gallery/photo-gallery-script.astro'
import PhotoGallery from './photo-gallery/photo-gallery.astro'
import Pick from '#src/block-rendering/variant/Pick.astro'
import PickScript from '#src/block-rendering/variant/pick-script.astro'
import PopUpScript from './pop-up/pop-up-script.astro'
import PopUp from './pop-up/pop-up.astro'
import ProductOverlayBanner from './product-overlay-banner/product-overlay-banner.astro'
import { productOverlayPicture } from './product-overlay-banner/product-overlay-banner.picture.ts'
import RelatedArticles from './related-articles/related-articles.astro'
import RichText from './rich-text/rich-text.astro'
import SecondaryNav from './secondary-nav/secondary-nav.astro'
import Spacer from './spacer/spacer.astro'
import SplitBanner from './split-banner/split-banner.astro'
import { splitPicture } from './split-banner/split-banner.picture.ts'
import { stylesheetAddress } from './stylesheets.ts'
import ThinBanner from './thin-banner/thin-banner.astro'
import { thinPicture } from './thin-banner/thin-banner.picture.ts'
import VerticalLinkListScript from './vertical-link-list/vertical-link-list-script.astro'
import VerticalLinkList from './vertical-link-list/vertical-link-list.astro'
import VideoScript from './video/video-script.astro'
import Video from './video/video.astro'
import { posterPicture } from './video/video.picture.ts'

/**
 * The look of a block: its component, the names of its stylesheets, and what it has of a picture
 * (see `PictureOf`).
 */
export type RegisteredBlock = {
  component: AstroComponentFactory
  stylesheets: readonly string[]
  /**
   * Whether its HTML follows from its props and the site alone, and has neither island nor script that other blocks may
   * bring too: then it is rendered once for each version of the content.
   */
  keeps: boolean
  picture?: PictureLayout | 'none'
  /** Its script, put once after the sections that use it: blocks render at the same time, so none of them could be its place. */
  script?: AstroComponentFactory
}

const onPicture = ['banner-text', 'banner-media', 'banner-frame']
const besidePicture = ['banner-text', 'banner-media']

/**
 * The blocks by type. A page links one file with the stylesheets of the blocks it uses, so that a registered block costs
 * other pages nothing.
 */
export const blocks: Readonly<Record<string, RegisteredBlock>> = {
  'mega-menu': { component: MegaMenu, keeps: true, stylesheets: ['mega-menu'] },
  'hero-banner': {
    component: HeroBanner,
    keeps: true,
    stylesheets: [...onPicture, 'hero-banner'],
    picture: heroPicture,
  },
  'image-banner': {
    component: ImageBanner,
    keeps: true,
    stylesheets: [...onPicture, 'image-banner'],
    picture: imageBannerPicture,
  },
  'overlay-banner': {
    component: OverlayBanner,
    keeps: true,
    stylesheets: [...onPicture, 'overlay-banner'],
    picture: overlayPicture,
  },
  'split-banner': {
    component: SplitBanner,
    keeps: true,
    stylesheets: [...besidePicture, 'split-banner'],
    picture: splitPicture,
  },
  experience: { component: Pick, keeps: false, stylesheets: ['pick'], script: PickScript },
  segmentation: { component: Pick, keeps: false, stylesheets: ['pick'], script: PickScript },
  'thin-banner': {
    component: ThinBanner,
    keeps: true,
    stylesheets: [...onPicture, 'thin-banner'],
    picture: thinPicture,
  },
  'block-below-banner': {
    component: BlockBelowBanner,
    keeps: true,
    stylesheets: [...besidePicture, 'block-below-banner'],
    picture: blockBelowPicture,
  },
  'product-overlay-banner': {
    component: ProductOverlayBanner,
    keeps: false,
    stylesheets: [...onPicture, 'product-card', 'product-overlay-banner'],
    picture: productOverlayPicture,
  },
  'linked-card': {
    component: LinkedCard,
    keeps: true,
    stylesheets: [...besidePicture, 'tile', 'linked-card'],
    picture: linkedCardPicture,
  },
  espot: {
    component: ESpot,
    keeps: true,
    stylesheets: [...onPicture, 'tile', 'espot'],
    picture: espotPicture,
  },
  'menu-tile': {
    component: MenuTile,
    keeps: true,
    stylesheets: [...besidePicture, 'tile', 'menu-tile'],
    picture: menuTilePicture,
  },
  'rich-text': {
    component: RichText,
    keeps: true,
    stylesheets: ['banner-text', 'rich-text'],
    picture: 'none',
  },
  'category-cards': { component: CategoryCards, keeps: true, stylesheets: ['category-cards'] },
  collection: {
    component: Collection,
    keeps: false,
    stylesheets: ['carousel', 'collection', 'product-card'],
    script: CarouselScript,
  },
  spacer: { component: Spacer, keeps: true, stylesheets: ['spacer'], picture: 'none' },
  'benefit-bar': {
    component: BenefitBar,
    keeps: true,
    stylesheets: ['benefit-bar'],
    picture: 'none',
    script: BenefitBarScript,
  },
  'cta-collection': {
    component: CtaCollection,
    keeps: false,
    stylesheets: ['carousel', 'cta-collection'],
    picture: 'none',
    script: CarouselScript,
  },
  'icon-text-list': {
    component: IconTextList,
    keeps: true,
    stylesheets: ['icon-text-list'],
    picture: 'none',
  },
  'secondary-nav': { component: SecondaryNav, keeps: false, stylesheets: ['secondary-nav'], picture: 'none' },
  'vertical-link-list': {
    component: VerticalLinkList,
    keeps: true,
    stylesheets: ['vertical-link-list'],
    script: VerticalLinkListScript,
  },
  video: {
    component: Video,
    keeps: true,
    stylesheets: ['video'],
    picture: posterPicture,
    script: VideoScript,
  },
  footer: { component: Footer, keeps: true, stylesheets: ['footer'] },
  article: {
    component: Article,
    keeps: false,
    stylesheets: ['article', 'article-card'],
    picture: articlePicture,
  },
  'article-grid': {
    component: ArticleGrid,
    keeps: false,
    stylesheets: ['article-card', 'article-grid'],
    script: ArticleGridScript,
  },
  'photo-gallery': {
    component: PhotoGallery,
    keeps: false,
    stylesheets: ['photo-gallery'],
    script: PhotoGalleryScript,
  },
  'pop-up': { component: PopUp, keeps: true, stylesheets: ['pop-up'], script: PopUpScript },
  'related-articles': {
    component: RelatedArticles,
    keeps: false,
    stylesheets: ['article-card', 'related-articles'],
  },
}

/** Makes content ready to render at an ISO instant: `resolvePage` with these blocks, remembered. */
export const resolveContent = createPageResolver(blockDefinitions)

/** The same for an editor's preview, whose instants must not displace what is remembered for visitors. */
export const previewContent: PageResolver = (page, instant) => resolvePage(page, blockDefinitions, instant)

/**
 * The address of the stylesheet for blocks of these types: theirs in the order of the registry, and those a page names
 * for what it shows outside blocks.
 */
export const stylesheetOf = (types: readonly string[], more: readonly string[] = []): string => {
  const used = Object.entries(blocks).filter(([type]) => types.includes(type))
  return stylesheetAddress([
    ...new Set(['block', ...used.flatMap(([, block]) => block.stylesheets), ...more]),
  ])
}

const pictureOf: PictureOf = (type) => blocks[type]?.picture

/** The blocks whose picture a page begins with, at one breakpoint or all. */
export const openingBlocks = (page: ResolvedPage): ReadonlySet<object> =>
  new Set(openingPictures(page, pictureOf).map(({ block }) => block))

/** Preload links of the picture a page begins with, for the breakpoints that show it. */
export const preloadsOf = (page: ResolvedPage, pictures: PictureUrls): PicturePreload[] =>
  openingPictures(page, pictureOf).flatMap(({ media, layout, at }) =>
    picturePreloads(pictures, media, layout, at),
  )
