import { breakpoints } from '#src/canvas/block-fields.ts'
import type { CollectionLayout, CollectionProps } from './collection.schema.ts'

type Layouts = Record<(typeof breakpoints)[number], CollectionLayout>

const carousel: CollectionLayout = {
  type: 'carousel',
  showArrows: true,
  showIndicators: false,
  showProgress: false,
  autoplay: false,
  autorotateTime: 6,
  loop: false,
}

/** The layout at each breakpoint: one that is missing is as the next smaller. */
export const layoutsOf = ({ sm = carousel, md = sm, lg = md }: CollectionProps['breakpoints']): Layouts => ({
  sm,
  md,
  lg,
})

const propertiesOf = (at: string, layout: CollectionLayout): [string, string | number | undefined][] => [
  [`--${at}-columns`, layout.columns],
  [`--${at}-slide`, layout.slideWidth],
  [`--${at}-most`, layout.slideMaxWidth],
  [`--${at}-inset`, layout.slidePadding],
  [`--${at}-gap`, layout.margin],
]

/** The custom properties that `collection.css` reads, for what editors set. */
export const layoutStyle = (layouts: Layouts): string | undefined => {
  const set = breakpoints
    .flatMap((at) => propertiesOf(at, layouts[at]))
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `${property}:${value}`)
  return set.length > 0 ? set.join(';') : undefined
}

/** The breakpoints at which a layout asks for something, as the value of a data attribute; undefined for none. */
export const breakpointsWhere = (
  layouts: Layouts,
  asks: (layout: CollectionLayout) => boolean,
): string | undefined => {
  const at = breakpoints.filter(
    (breakpoint) => layouts[breakpoint].type === 'carousel' && asks(layouts[breakpoint]),
  )
  return at.length > 0 ? at.join(' ') : undefined
}
