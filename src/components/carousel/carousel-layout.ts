import { breakpoints, type Breakpoint } from '#src/canvas/blocks/block-fields.ts'
import type { Layout, SlidePadding } from './layout.schema.ts'

export type Layouts = Record<Breakpoint, Layout>

const carousel = {
  type: 'carousel' as const,
  showIndicators: false,
  showProgress: false,
  autoplay: false,
  autorotateTime: 6,
  loop: false,
}

const paddings: Record<SlidePadding, string> = {
  none: '0px',
  small: 'var(--space-2)',
  medium: 'var(--space-4)',
  large: 'var(--space-6)',
}

const isNamed = (padding: string): padding is SlidePadding => padding in paddings

const paddingOf = (padding: string | undefined): string | undefined =>
  padding !== undefined && isNamed(padding) ? paddings[padding] : padding

type Given = Partial<Record<Breakpoint, Layout | undefined>>

/** The layout at each breakpoint: one that is missing is as the next smaller, the smallest a carousel. */
export const layoutsOf = (given: Given, { arrows }: { arrows: boolean }): Layouts => {
  const { sm = { ...carousel, showArrows: arrows }, md = sm, lg = md } = given
  return { sm, md, lg }
}

const propertiesOf = (at: Breakpoint, layout: Layout): [string, string | number | undefined][] => [
  [`--${at}-columns`, layout.columns],
  [`--${at}-slide`, layout.slideWidth],
  [`--${at}-most`, layout.slideMaxWidth],
  [`--${at}-inset`, paddingOf(layout.slidePadding)],
  [`--${at}-gap`, layout.margin],
]

const styleOf = (layouts: Layouts): string | undefined => {
  const set = breakpoints
    .flatMap((at) => propertiesOf(at, layouts[at]))
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `${property}:${value}`)
  return set.length > 0 ? set.join(';') : undefined
}

/** The breakpoints at which a carousel asks for something, as the value of a data attribute; undefined for none. */
export const breakpointsWhere = (
  layouts: Layouts,
  isWanted: (layout: Layout) => boolean,
): string | undefined => {
  const at = breakpoints.filter((name) => layouts[name].type === 'carousel' && isWanted(layouts[name]))
  return at.length > 0 ? at.join(' ') : undefined
}

/** Attributes of the outermost element: what `carousel.css` and `carousel.ts` read of the layouts. */
export const layoutAttributes = (layouts: Layouts): Record<string, string | undefined> => ({
  style: styleOf(layouts),
  ...Object.fromEntries(breakpoints.map((at) => [`data-${at}`, layouts[at].type])),
  'data-carousel': breakpointsWhere(layouts, () => true),
  'data-loop': breakpointsWhere(layouts, ({ loop }) => loop),
  ...Object.fromEntries(
    breakpoints
      .filter((at) => layouts[at].type === 'carousel' && layouts[at].autoplay)
      .map((at) => [`data-rotate-${at}`, String(layouts[at].autorotateTime)]),
  ),
})
