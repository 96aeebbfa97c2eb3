import { curve } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, type Fabric } from './cloth.ts'
import { insideOut } from './neckline.ts'
import { castShadow, topstitch } from './seam.ts'
import { symmetric } from './trace.ts'

/** A waistband: half its width and where its top stands, in drawing units. */
export type Waist = { half: number; top: number; depth: number }

/** The inside of the waistband's back, above the front's dip. Draw it first. */
export function waistInside(
  sheet: Sheet,
  lining: Fabric,
  label: Fabric,
  thread: string,
  { half, top }: Waist,
): string {
  const inner = insideOut(lining)
  const trace = symmetric(
    `0,${top - 16} ${half * 0.6},${top - 12} ${half - 2},${top - 2} / ${half - 6},${top + 20} / 0,${top + 40}`,
  )
  const inside = castShadow(curve(`-${half},${top + 4} 0,${top + 24} ${half},${top + 4}`), inner, 30, 0.8)
  return cloth(sheet, inner, trace, { round: 20, inside }) + wovenLabel(0, top + 2, 34, label, thread)
}

function beltLoop(x: number, y: number, height: number, piece: Fabric): string {
  const stitches = topstitch(`M${x - 4} ${y + 2}v${height - 4}M${x + 4} ${y + 2}v${height - 4}`, piece)
  return (
    `<rect x="${x - 7}" y="${y + 3}" width="19" height="${height}" rx="2" fill="${piece.deep}" fill-opacity=".5"/>` +
    `<rect x="${x - 9}" y="${y}" width="18" height="${height}" rx="2" fill="${piece.base}" stroke="${piece.deep}" stroke-width="1.2"/>` +
    `<rect x="${x - 8}" y="${y}" width="16" height="5" fill="${piece.glint}" fill-opacity=".4"/>${stitches}`
  )
}

/** The band itself with its belt loops; from behind it stands straight. */
export function waistband(
  sheet: Sheet,
  piece: Fabric,
  { half, top, depth }: Waist,
  loops: readonly number[],
  back = false,
): string {
  const dip = back ? -6 : 22
  const row = (y: number, grow: number) =>
    `-${half + grow},${y} -${half * 0.5},${y + dip * 0.8} 0,${y + dip} ${half * 0.5},${y + dip * 0.8} ${half + grow},${y}`
  const trace = symmetric(
    `0,${top + dip} ${half * 0.5},${top + dip * 0.8} ${half},${top} / ${half + 6},${top + depth} / ${half * 0.5},${top + depth + dip * 0.8} 0,${top + depth + dip}`,
  )
  const inside = topstitch(curve(row(top + 8, 0)) + curve(row(top + depth - 7, 6)), piece)
  const height = (x: number) => top + dip * (1 - (x / half) ** 2) - 5
  return (
    cloth(sheet, piece, trace, { round: 20, inside }) +
    loops.map((x) => beltLoop(x, height(x), depth + 14, piece)).join('')
  )
}
