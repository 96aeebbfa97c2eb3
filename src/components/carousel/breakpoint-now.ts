import type { Breakpoint } from '#src/canvas/blocks/block-fields.ts'

const wide = [matchMedia('(width >= 48rem)'), matchMedia('(width >= 64rem)')] as const

/** The breakpoint the window is at. */
export const breakpointNow = (): Breakpoint => (wide[1].matches ? 'lg' : wide[0].matches ? 'md' : 'sm')

/** Calls the listener whenever the window passes from one breakpoint to another. */
export const onBreakpoint = (listener: () => void): void =>
  wide.forEach((query) => query.addEventListener('change', listener))

/** Whether a list of breakpoints, as data attributes hold them, has the present one. */
export const appliesNow = (list: string | undefined): boolean =>
  list?.split(' ').includes(breakpointNow()) ?? false
