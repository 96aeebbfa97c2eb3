import { curve, places } from '../curve.ts'
import { darken, lighten, lightness, type Sheet } from '../drawing.ts'
import { shapeOf } from './hatching.ts'
import { within } from './piece.ts'
import { foam } from './surface.ts'

/** A sole slab: closed clockwise trace, lit on its top edge and shaded to the ground. `top` and `bottom` are its extent in y. */
export function slab(
  sheet: Sheet,
  trace: string,
  colour: string,
  top: number,
  bottom: number,
  details = '',
): string {
  const d = curve(trace, true)
  const pale = lightness(colour) > 0.7
  const fill = sheet.linear(0, top, 0, bottom, [
    [0, lighten(colour, pale ? 0.7 : 0.22)],
    [0.35, colour],
    [0.8, darken(colour, pale ? 0.16 : 0.3)],
    [1, darken(colour, pale ? 0.3 : 0.5)],
  ])
  const ends = sheet.linear(130, 0, 1080, 0, [
    [0, '#0d0b0a', 0.3],
    [0.1, '#0d0b0a', 0],
    [0.3, '#fffaf2', 0.12],
    [0.86, '#0d0b0a', 0],
    [1, '#0d0b0a', 0.36],
  ])
  const layer = (paint: string): string => `<path d="${d}" fill="${paint}"/>`
  return `<path d="${d}" fill="none" stroke="${darken(colour, 0.6)}" stroke-width="2.4"/>${layer(fill)}${foam()(shapeOf(trace))}${details === '' ? '' : within(sheet, trace, details)}${layer(ends)}`
}

export type LugOptions = { height: number; width: number; from?: number; to?: number; lean?: number }

/** Tread blocks hanging from a bottom line (trace from heel to toe). */
export function lugs(trace: string, count: number, colour: string, options: LugOptions): string {
  const { height, width, from = 0, to = 1, lean = 0 } = options
  return places(trace, count, from, to)
    .map(({ x, y, angle }, index) => {
      const half = width / 2
      const shift = index < count / 2 ? lean : -lean
      const body = `M${-half} -7L${-half + 3 + shift} ${height}H${half - 4 + shift}L${half} -7Z`
      const face = `M${-half} -7L${-half + 3 + shift} ${height}h${width * 0.24}L${-half + width * 0.34} -7Z`
      return `<g transform="translate(${x} ${y}) rotate(${((angle * 180) / Math.PI).toFixed(1)})"><path d="${body}" fill="${darken(colour, 0.18)}" stroke="${darken(colour, 0.65)}" stroke-width="1.6" stroke-linejoin="round"/><path d="${face}" fill="${lighten(colour, 0.2)}"/></g>`
    })
    .join('')
}

/** Short upright ribs or a foxing texture along a trace: `length` units long, square to it. */
export function ribs(trace: string, count: number, length: number, from = 0, to = 1): string {
  return places(trace, count, from, to)
    .map(
      ({ x, y, angle }) =>
        `<path d="M0 0V${length}" transform="translate(${x} ${y}) rotate(${((angle * 180) / Math.PI).toFixed(1)})" stroke="#0d0b0a" stroke-opacity=".3" stroke-width="2.6" stroke-linecap="round"/>`,
    )
    .join('')
}
