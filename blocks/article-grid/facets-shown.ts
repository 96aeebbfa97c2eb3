import { breakpoints, type Breakpoint } from '#src/canvas/blocks/block-fields.ts'

/** Topics shown before more are asked for (specification, account and content, section 9). */
const most: Record<Breakpoint, number> = { sm: 4, md: 10, lg: 20 }

const listOf = (holds: (at: Breakpoint) => boolean): string | undefined =>
  breakpoints.filter(holds).join(' ') || undefined

/** The breakpoints at which the facet at an index is one of those seen only on demand. */
export const hiddenFacetAt = (index: number): string | undefined => listOf((at) => index >= most[at])

/** The breakpoints at which a list of facets has more than it shows. */
export const moreFacetsAt = (count: number): string | undefined => listOf((at) => count > most[at])
