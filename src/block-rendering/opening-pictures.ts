import { breakpoints, type Breakpoint } from '#src/canvas/blocks/block-fields.ts'
import { mediaSchema, type Media } from '#src/canvas/media.ts'
import type { ResolvedBlock, ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { shownItems } from '#src/personalization/selected-page.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/** The first picture of a page, at the breakpoints where it is the first. */
export type OpeningPicture = {
  block: ResolvedBlock
  media: Media
  layout: PictureLayout
  at: readonly Breakpoint[]
}

/** What a block of a type has of a picture: a place for one, certainly `none`, or, if undefined, nobody knows. */
export type PictureOf = (type: string) => PictureLayout | 'none' | undefined

const mediaOf = ({ props }: ResolvedBlock): Media | undefined => {
  const list: unknown = props['mediaList']
  for (const value of [props['media'], Array.isArray(list) ? list[0] : undefined, props['poster']]) {
    const media = mediaSchema.safeParse(value)
    if (media.success) return media.data
  }
  return undefined
}

const isHidden = ({ props }: ResolvedBlock, at: Breakpoint): boolean => {
  const hidden: unknown = props['hideOnBreakpoint']
  return Array.isArray(hidden) && hidden.includes(at)
}

const firstAt = (page: ResolvedPage, at: Breakpoint, pictureOf: PictureOf) => {
  for (const item of page.sections.flatMap(({ items }) => shownItems(items))) {
    if (item.kind !== 'block' || isHidden(item, at)) continue
    const layout = pictureOf(item.type)
    if (layout === undefined) return undefined
    const media = layout === 'none' ? undefined : mediaOf(item)
    if (layout !== 'none' && media) return { block: item, media, layout }
  }
  return undefined
}

/**
 * The picture each breakpoint's visitors see first, which is mostly one and the same: blocks hidden at a breakpoint and
 * blocks of words alone are passed over; a block whose pictures are its own affair ends the search.
 */
export const openingPictures = (page: ResolvedPage, pictureOf: PictureOf): OpeningPicture[] => {
  const found: OpeningPicture[] = []
  for (const at of breakpoints) {
    const first = firstAt(page, at, pictureOf)
    if (!first) continue
    const known = found.find(({ block }) => block === first.block)
    if (known) known.at = [...known.at, at]
    else found.push({ ...first, at: [at] })
  }
  return found
}
