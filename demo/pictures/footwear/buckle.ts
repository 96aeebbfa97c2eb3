import { darken, lighten } from '../drawing.ts'

/** A roller buckle with its pin, centred at (x, y) and turned by `angle` degrees along the strap. */
export function buckle(x: number, y: number, angle: number, metal: string, size = 1): string {
  const frame = (stroke: string, width: number, extra = ''): string =>
    `<rect x="-26" y="-30" width="52" height="60" rx="11" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">${[
    frame('#0d0b0a', 12, 'stroke-opacity=".35" transform="translate(2 6)"'),
    frame(darken(metal, 0.6), 12),
    frame(metal, 9),
    frame(lighten(metal, 0.6), 2, 'stroke-opacity=".8" transform="translate(-1.5 -2)"'),
    `<path d="M-24 0H30" stroke="${darken(metal, 0.6)}" stroke-width="9" stroke-linecap="round"/><path d="M-24 -1H30" stroke="${metal}" stroke-width="6" stroke-linecap="round"/><path d="M-22 -2.4H28" stroke="${lighten(metal, 0.6)}" stroke-width="1.6"/>`,
  ].join('')}</g>`
}

/** Punched adjustment holes from (x, y), each `dx`, `dy` further on. */
export function holes(count: number, x: number, y: number, dx: number, dy: number): string {
  return Array.from(
    { length: count },
    (_, n) =>
      `<ellipse cx="${x + dx * n}" cy="${y + dy * n + 1.4}" rx="5.6" ry="6" fill="#fffaf2" fill-opacity=".35"/><ellipse cx="${x + dx * n}" cy="${y + dy * n}" rx="5" ry="5.4" fill="#0d0b0a" fill-opacity=".78"/>`,
  ).join('')
}
