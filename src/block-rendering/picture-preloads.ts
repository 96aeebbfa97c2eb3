import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { picturePreloads, type PicturePreload } from '#src/components/picture/picture-sources.ts'
import type { PictureUrls } from '#src/components/picture/picture-url.ts'
import type { BlockRegistry } from './block-registry.ts'
import { openingPictures, type OpeningPicture } from './opening-pictures.ts'

const openingOf = (page: ResolvedPage, blocks: BlockRegistry): OpeningPicture[] =>
  openingPictures(page, (type) => blocks.get(type)?.picture)

/** The blocks whose picture a page begins with, at one breakpoint or all. */
export const openingBlocks = (page: ResolvedPage, blocks: BlockRegistry): ReadonlySet<object> =>
  new Set(openingOf(page, blocks).map(({ block }) => block))

/** Preload links of the picture a page begins with, for the breakpoints that show it. */
export const preloadsOf = (
  page: ResolvedPage,
  blocks: BlockRegistry,
  pictures: PictureUrls,
): PicturePreload[] =>
  openingOf(page, blocks).flatMap(({ media, layout, at }) => picturePreloads(pictures, media, layout, at))
