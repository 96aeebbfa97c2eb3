import { curve, offset } from '../curve.ts'
import { darken, lighten } from '../drawing.ts'

/** A padded collar rolled along the rim trace (heel to front): round in section, ribbed if knitted. */
export function collar(rim: string, colour: string, width: number, ribbed = false): string {
  const roll = offset(rim, width * 0.4)
  const line = (d: string, stroke: string, opacity: number, w: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`
  return [
    line(offset(rim, width * 0.62), '#0d0b0a', 0.28, width + 3),
    line(roll, darken(colour, 0.35), 1, width),
    line(offset(rim, width * 0.34), colour, 1, width * 0.66),
    ribbed
      ? `<path d="${roll}" fill="none" stroke="#0d0b0a" stroke-opacity=".22" stroke-width="${width}" stroke-dasharray="2 5"/>`
      : '',
    line(offset(rim, width * 0.2), lighten(colour, 0.4), 0.28, width * 0.3),
    line(offset(rim, width * 0.14), lighten(colour, 0.6), 0.3, width * 0.12),
  ].join('')
}

/** A thin folded binding along a rim, with one row of stitches under it. */
export function binding(rim: string, colour: string, width = 9): string {
  const line = (distance: number, stroke: string, opacity: number, w: number): string =>
    `<path d="${offset(rim, distance)}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${w}" stroke-linejoin="round"/>`
  return (
    line(width * 0.7, '#0d0b0a', 0.3, width + 2) +
    line(width * 0.4, colour, 1, width) +
    line(width * 0.2, lighten(colour, 0.5), 0.5, 1.6)
  )
}

/** Horizontal or slanting padding channels of a collar or tongue: soft grooves between the given traces. */
export function padding(traces: readonly string[]): string {
  return traces
    .map((trace) => {
      const d = curve(trace)
      return `<path d="${d}" fill="none" stroke="#0d0b0a" stroke-opacity=".16" stroke-width="13"/><path d="${d}" fill="none" stroke="#0d0b0a" stroke-opacity=".3" stroke-width="4"/><path d="${d}" fill="none" stroke="#fffaf2" stroke-opacity=".2" stroke-width="4" transform="translate(2 7)"/>`
    })
    .join('')
}
