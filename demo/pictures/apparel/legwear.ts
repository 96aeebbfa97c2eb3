import { curve } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import type { Drape, Fabric } from './cloth.ts'
import { cloth } from './cloth.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import type { Crease } from './soft.ts'
import { onSide, type Side } from './trace.ts'

const flipped = ([x1, y1, cx, cy, x2, y2]: Crease): Crease => [-x1, y1, -cx, cy, -x2, y2]

/** Right-leg folds put on the given side; the left leg's fall a little lower. */
export function legFolds(side: Side, folds: readonly Drape[]): Drape[] {
  if (side === 'right') return [...folds]
  return folds.map(([[x1, y1, cx, cy, x2, y2], width, strength = 1]) => [
    flipped([x1, y1 + 14, cx + 10, cy - 12, x2, y2 + 18]),
    width,
    strength,
  ])
}

/** The stitched fly: a J beside the centre seam, with its bar tack. */
export function fly(piece: Fabric, top: number, length: number, thread: string): string {
  const bottom = top + length
  const j = (inset: number) =>
    `${38 - inset},${top} ${37 - inset},${bottom - 60} / ${30 - inset},${bottom - 20} ${4},${bottom - inset}`
  return (
    seam(curve(`0,${top} 2,${bottom + 40}`), piece, 2) +
    topstitch(curve(j(0)) + curve(j(7)), piece) +
    `<path d="M4 ${bottom - 12}l10 -8" stroke="${thread}" stroke-width="5" stroke-linecap="round"/>`
  )
}

/** A slanted hand pocket's opening along a right-hand trace, with its two rows of stitches and bar tacks. */
export function slantPocket(
  sheet: Sheet,
  lining: Fabric,
  piece: Fabric,
  side: Side,
  mouth: string,
  bag: string,
): string {
  const d = curve(onSide(side, mouth))
  const row = side === 'right' ? -7 : 7
  return (
    cloth(sheet, lining, onSide(side, bag), { round: 20, inside: castShadow(d, lining, 26, 0.9) }) +
    seam(d, piece, 2) +
    `<g transform="translate(${row} 2)">${topstitch(d, piece)}</g><g transform="translate(${row * 2} 4)">${topstitch(d, piece)}</g>`
  )
}
