import { curve, places, type Place } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import { cloth, type ClothOptions, type Fabric } from './cloth.ts'
import { reverse } from './trace.ts'

/** Places on an edge, closer together towards its ends when the band goes round a body. */
function spread(edge: string, count: number, around: boolean): Place[] {
  const fine = places(edge, 161)
  return Array.from({ length: count }, (_, n) => {
    const t = n / (count - 1)
    const share = around ? 0.5 - Math.cos(Math.PI * t) * 0.36 + (t - 0.5) * 0.28 : t
    return fine[Math.min(160, Math.max(0, Math.round(share * 160)))]
  }).filter((place) => place !== undefined)
}

/** Ribs running from the upper edge to the lower edge, both listed in the same direction. */
export function ribs(piece: Fabric, upper: string, lower: string, count: number, around = true): string {
  const tops = spread(upper, count, around)
  const feet = spread(lower, count, around)
  const lines = tops.map((top, at) => {
    const foot = feet[at] ?? top
    return `M${top.x} ${top.y}L${foot.x} ${foot.y}`
  })
  const d = lines.join('')
  return (
    `<path d="${d}" fill="none" stroke="${piece.deep}" stroke-opacity=".34" stroke-width="3.4"/>` +
    `<path d="${d}" fill="none" stroke="${piece.deep}" stroke-opacity=".4" stroke-width="1.4"/>` +
    `<path d="${d}" fill="none" stroke="${piece.glint}" stroke-opacity=".42" stroke-width="1.6" transform="translate(3 0)"/>`
  )
}

/** A ribbed band between two edges, both listed from left to right: hem, cuff or neckband. */
export function ribbedBand(
  sheet: Sheet,
  piece: Fabric,
  upper: string,
  lower: string,
  count: number,
  options: ClothOptions & { around?: boolean } = {},
): string {
  const [end, ...rest] = reverse(lower).split(' ')
  const inside = ribs(piece, upper, lower, count, options.around) + (options.inside ?? '')
  const band = cloth(sheet, piece, `${upper} / ${end} / ${rest.join(' ')}`, { round: 22, ...options, inside })
  return `${band}<path d="${curve(upper)}" fill="none" stroke="${piece.deep}" stroke-opacity=".7" stroke-width="2"/>`
}
