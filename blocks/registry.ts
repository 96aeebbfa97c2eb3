import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import { mediaSchema } from '#src/canvas/media.ts'
import { createPageResolver, type PageResolver } from '#src/canvas/page-resolver.ts'
import { resolvePage } from '#src/canvas/resolve-page.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import { picturePreloads, type PictureLayout, type PicturePreload } from '#src/rendering/picture-sources.ts'
import { firstShown } from '#src/rendering/picked.ts'
import type { PictureUrls } from '#src/rendering/picture-url.ts'
import { blockDefinitions } from './definitions.ts'
import CarouselScript from './carousel/carousel-script.astro'
import CategoryCards from './category-cards/category-cards.astro'
import Collection from './collection/collection.astro'
import Pick from './pick/Pick.astro'
import Footer from './footer/footer.astro'
import HeroBanner from './hero-banner/hero-banner.astro'
import { heroPicture } from './hero-banner/hero-banner.picture.ts'
import LinkedCard from './linked-card/linked-card.astro'
import MegaMenu from './mega-menu/mega-menu.astro'
import RichText from './rich-text/rich-text.astro'
import Spacer from './spacer/spacer.astro'
import SplitBanner from './split-banner/split-banner.astro'
import { splitPicture } from './split-banner/split-banner.picture.ts'
import { stylesheetAddress } from './stylesheets.ts'

/** The look of a block: its component, the names of its stylesheets, and where its `media` stands, if it opens a page. */
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
 * The blocks by type. A page links one file with the stylesheets of the blocks it uses, so that a registered block costs
 * other pages nothing.
 */
export const blocks: Readonly<Record<string, RegisteredBlock>> = {
  'mega-menu': { component: MegaMenu, keeps: true, stylesheets: ['mega-menu'] },
  'hero-banner': {
    component: HeroBanner,
    keeps: true,
    stylesheets: ['banner-text', 'hero-banner'],
    picture: heroPicture,
  },
  'split-banner': {
    component: SplitBanner,
    keeps: true,
    stylesheets: ['banner-text', 'split-banner'],
    picture: splitPicture,
  },
  experience: { component: Pick, keeps: false, stylesheets: ['pick'] },
  segmentation: { component: Pick, keeps: false, stylesheets: ['pick'] },
  'rich-text': { component: RichText, keeps: true, stylesheets: ['banner-text', 'rich-text'] },
  'category-cards': { component: CategoryCards, keeps: true, stylesheets: ['category-cards'] },
  collection: {
    component: Collection,
    keeps: false,
    stylesheets: ['carousel', 'collection', 'product-card'],
    script: CarouselScript,
  },
  'linked-card': { component: LinkedCard, keeps: true, stylesheets: ['linked-card'] },
  spacer: { component: Spacer, keeps: true, stylesheets: ['spacer'] },
  footer: { component: Footer, keeps: true, stylesheets: ['footer'] },
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

/** Preload links of the picture a page begins with, if it begins with one. */
export const preloadsOf = (page: ResolvedPage, pictures: PictureUrls): PicturePreload[] => {
  const first = firstShown(page.sections[0]?.items[0])
  const layout = first?.kind === 'block' ? blocks[first.type]?.picture : undefined
  const media = first?.kind === 'block' ? mediaSchema.safeParse(first.props['media']) : undefined
  return layout && media?.success ? picturePreloads(pictures, media.data, layout) : []
}
