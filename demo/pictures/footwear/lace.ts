import type { Point } from '../curve.ts'
import { darken, lighten } from '../drawing.ts'

/** One length of lace along path data: shadow, body, weave and a lit edge. */
function lace(d: string, colour: string, width = 13): string {
  const line = (stroke: string, opacity: number, w: number, extra = ''): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
  return [
    line('#0d0b0a', 0.3, width + 3, 'transform="translate(1 4)"'),
    line(darken(colour, 0.45), 1, width + 1.6),
    line(colour, 1, width - 0.6),
    `<path d="${d}" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity=".32" stroke-width="${width - 2}" stroke-dasharray="1.6 3.4"/>`,
    line(lighten(colour, 0.75), 0.4, width * 0.28, 'transform="translate(-1 -2)"'),
  ].join('')
}

/** A punched eyelet with a metal or stitched ring. */
export function eyelet([x, y]: Point, ring: string, radius = 8): string {
  return `<circle cx="${x}" cy="${y + 1.5}" r="${radius + 1.5}" fill="#0d0b0a" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${ring}"/><path d="M${x - radius + 1.5} ${y}a${radius - 1.5} ${radius - 1.5} 0 0 1 ${radius * 2 - 3} 0" fill="none" stroke="${lighten(ring, 0.7)}" stroke-opacity=".7" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="${radius * 0.52}" fill="#0d0b0a" fill-opacity=".85"/>`
}

/** Lace bars: from each eyelet up over the throat to the far side, with the crossing laces of the far side behind them. */
export function lacing(
  eyelets: readonly Point[],
  ridge: readonly Point[],
  colour: string,
  width = 13,
): string {
  const bar = ([x, y]: Point, [rx, ry]: Point): string =>
    `M${x} ${y}Q${(x + rx) / 2 + 9} ${(y + ry) / 2 - 9} ${rx} ${ry}`
  const far = eyelets.slice(0, -1).map((from, index) => {
    const to = ridge[index + 1] ?? from
    return lace(
      bar([(from[0] + to[0]) / 2 - 6, (from[1] + to[1]) / 2 - 12], to),
      darken(colour, 0.22),
      width - 1,
    )
  })
  const near = eyelets.map((from, index) => lace(bar(from, ridge[index] ?? from), colour, width))
  return far.join('') + near.join('')
}

/** A tied bow at (x, y): two loops, two ends with aglets, a knot. */
export function bow([x, y]: Point, colour: string, tilt = 0, width = 12): string {
  const aglet = (ax: number, ay: number, angle: number): string =>
    `<rect x="-4" y="-2" width="8" height="24" rx="3.5" fill="${darken(colour, 0.55)}" transform="translate(${ax} ${ay}) rotate(${angle})"/>`
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${[
    lace('M2 0C30 -34 78 -44 92 -24C102 -8 60 6 6 4', darken(colour, 0.16), width),
    lace('M0 2C24 26 44 50 66 74', darken(colour, 0.1), width - 1),
    aglet(68, 76, -42),
    lace('M-2 2C-40 4 -78 34 -70 60C-62 80 -22 50 2 8', colour, width),
    lace('M-1 4C-8 36 -4 62 4 92', colour, width - 1),
    aglet(4, 94, -6),
    lace('M-7 -6L7 8', lighten(colour, 0.08), width + 7),
  ].join('')}</g>`
}

/** A woven pull loop along path data. */
export function pullTab(d: string, colour: string, width = 20): string {
  const line = (stroke: string, w: number, extra = ''): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linejoin="round" ${extra}/>`
  return [
    line(darken(colour, 0.6), width + 2.5),
    line(colour, width),
    line(darken(colour, 0.6), width, 'stroke-dasharray="1.5 3.5" stroke-opacity=".45"'),
    line(lighten(colour, 0.35), 2),
  ].join('')
}
