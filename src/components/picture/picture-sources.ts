import { breakpoints, type Breakpoint } from '#src/canvas/blocks/block-fields.ts'
import type { Media, Picture } from '#src/canvas/media.ts'
import type { PictureWidth } from '#src/rules/pictures/picture-ladder.ts'
import type { PictureUrls } from './picture-url.ts'

/** The place a picture has in a layout. Make each once, as a constant: what is built for it is remembered by it. */
export type Frame = {
  /** Width by height to crop to, on the ladder of src/rules/pictures; the picture's own when missing. */
  ratio?: number
  /** The `sizes` attribute. */
  sizes: string
  /** Widths offered, in pixels, ascending; the last about twice the greatest width in CSS pixels. */
  widths: readonly [PictureWidth, ...PictureWidth[]]
}

/** The frames a picture has by breakpoint; one that is missing is as the next smaller. */
export type PictureLayout = { sm: Frame; md?: Frame; lg?: Frame }

export type SourceAttributes = { srcset: string; sizes: string; width: number; height: number }
export type ImageAttributes = SourceAttributes & { src: string; style?: string }
export type PictureSources = { sources: (SourceAttributes & { media: string })[]; image: ImageAttributes }

type Sized = Pick<Picture, 'publicId'> & {
  width?: number | undefined
  height?: number | undefined
  focal?: Picture['focal'] | undefined
}

/** Shape of a picture that no one has measured, in a place that has none: the page must not move when it arrives. */
const unmeasuredRatio = 3 / 2

const from: Record<Breakpoint, string> = { sm: '', md: '(width >= 48rem)', lg: '(width >= 64rem)' }
const only: Record<Breakpoint, string> = {
  sm: '(width < 48rem)',
  md: '(48rem <= width < 64rem)',
  lg: '(width >= 64rem)',
}

const maxRemembered = 5_000
const remembered = new WeakMap<PictureUrls, WeakMap<Frame, Map<string, ImageAttributes>>>()

const memoryOf = (urls: PictureUrls, frame: Frame): Map<string, ImageAttributes> => {
  const frames = remembered.get(urls) ?? new WeakMap<Frame, Map<string, ImageAttributes>>()
  remembered.set(urls, frames)
  const memory = frames.get(frame) ?? new Map<string, ImageAttributes>()
  frames.set(frame, memory)
  return memory
}

const addresses = (urls: PictureUrls, picture: Sized, frame: Frame): ImageAttributes => {
  const memory = memoryOf(urls, frame)
  const { publicId, width: naturalWidth, height: naturalHeight, focal } = picture
  const key = `${publicId} ${naturalWidth} ${naturalHeight} ${focal ?? ''}`
  const known = memory.get(key)
  if (known) return known
  const isMeasured = naturalWidth !== undefined && naturalHeight !== undefined
  const cropRatio = frame.ratio ?? (isMeasured ? undefined : unmeasuredRatio)
  const ratio = cropRatio ?? (isMeasured ? naturalWidth / naturalHeight : unmeasuredRatio)
  const widest = isMeasured ? Math.min(naturalWidth, naturalHeight * ratio) : Infinity
  const wanted = { publicId, focal, ...(cropRatio === undefined ? {} : { ratio: cropRatio }) }
  const within = frame.widths.filter((width) => width <= widest)
  const widths = within.length > 0 ? within : [frame.widths[0]]
  const last = widths.at(-1) ?? frame.widths[0]
  const made = {
    src: urls.at(wanted, widths[Math.floor(widths.length / 2)] ?? last),
    srcset: widths.map((width) => `${urls.at(wanted, width)} ${width}w`).join(', '),
    sizes: frame.sizes,
    width: last,
    height: Math.round(last / ratio),
  }
  if (memory.size >= maxRemembered) memory.clear()
  memory.set(key, made)
  return made
}

/**
 * Attributes of an `<img>` in a frame, but for alt and loading. Never asks for more pixels than the picture has. Until it
 * comes, its mean colour stands in its place, once that is known.
 */
export const imageAttributes = (urls: PictureUrls, picture: Sized, frame: Frame): ImageAttributes => {
  const attributes = addresses(urls, picture, frame)
  const color = urls.colorOf(picture.publicId)
  return color === undefined ? attributes : { ...attributes, style: `background-color:${color}` }
}

const choices = (media: Media, layout: PictureLayout): { at: Breakpoint; picture: Sized; frame: Frame }[] => {
  const sm = { at: 'sm' as const, picture: media.sm ?? media, frame: layout.sm }
  const md = { at: 'md' as const, picture: media.md ?? media, frame: layout.md ?? sm.frame }
  const lg = { at: 'lg' as const, picture: media.lg ?? media.md ?? media, frame: layout.lg ?? md.frame }
  return [sm, md, lg].filter(
    ({ picture, frame }, index, all) =>
      index === 0 || picture !== all[index - 1]?.picture || frame !== all[index - 1]?.frame,
  )
}

/** What a `<picture>` needs to show a medium in a layout, the widest breakpoint first. */
export const pictureSources = (urls: PictureUrls, media: Media, layout: PictureLayout): PictureSources => {
  const [first, ...wider] = choices(media, layout)
  return {
    sources: wider.reverse().map(({ at, picture, frame }) => {
      const { srcset, sizes, width, height } = imageAttributes(urls, picture, frame)
      return { media: from[at], srcset, sizes, width, height }
    }),
    image: imageAttributes(urls, first?.picture ?? media, first?.frame ?? layout.sm),
  }
}

export type PicturePreload = { srcset: string; sizes: string; media?: string }

/**
 * The preload links of a medium that visitors at these breakpoints see first; each of them fetches but its own.
 */
export const picturePreloads = (
  urls: PictureUrls,
  media: Media,
  layout: PictureLayout,
  at: readonly Breakpoint[] = breakpoints,
): PicturePreload[] => {
  const chosen = choices(media, layout)
  return chosen.flatMap(({ at: from, picture, frame }, index) => {
    const covered = breakpoints
      .slice(breakpoints.indexOf(from), breakpointAfter(chosen[index + 1]?.at))
      .filter((breakpoint) => at.includes(breakpoint))
    if (covered.length === 0) return []
    const { srcset, sizes } = imageAttributes(urls, picture, frame)
    const query = mediaOf(covered)
    return [query === undefined ? { srcset, sizes } : { srcset, sizes, media: query }]
  })
}

const breakpointAfter = (next: Breakpoint | undefined): number =>
  next === undefined ? breakpoints.length : breakpoints.indexOf(next)

const mediaOf = (covered: readonly Breakpoint[]): string | undefined =>
  covered.length === breakpoints.length ? undefined : covered.map((at) => only[at]).join(', ')
