import { curve } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, type Fabric } from './cloth.ts'
import { ribbedBand } from './ribbing.ts'
import { castShadow, topstitch } from './seam.ts'
import { symmetric } from './trace.ts'

/** The inside of a garment: its own cloth out of the light. */
export const insideOut = (piece: Fabric): Fabric => ({
  ...piece,
  base: piece.shade,
  light: piece.base,
  shade: piece.deep,
})

/** What lies behind a round neckband's front: the inside of the back, its band, tape and label. Draw it first. */
export function crewNeckBack(
  sheet: Sheet,
  piece: Fabric,
  label: Fabric,
  thread: string,
  dip: number,
): string {
  const inner = insideOut(piece)
  const lining = cloth(sheet, inner, symmetric(`0,200 60,200 92,206 / 92,${dip + 6} / 0,${dip + 12}`), {
    round: 30,
    inside: castShadow(curve('-90,214 0,222 90,214'), inner, 40, 0.8),
  })
  const band = ribbedBand(
    sheet,
    inner,
    '-88,204 -50,195 0,193 50,195 88,204',
    '-78,216 -42,219 0,220 42,219 78,216',
    44,
    {
      around: false,
    },
  )
  return `${lining}${wovenLabel(0, 240, 38, label, thread)}${band}`
}

/** The front of a round neckband; the back, seen from behind, is a shallow one. */
export function crewNeckFront(
  sheet: Sheet,
  piece: Fabric,
  dip: number,
  back = false,
): { band: string; onBody: string } {
  const fall = dip - 206
  const ring = (x: number, top: number, low: number) =>
    `${-x},${top} ${-x * 0.9},${top + (low - top) * 0.42} ${-x * 0.54},${top + (low - top) * 0.86} 0,${low} ${x * 0.54},${top + (low - top) * 0.86} ${x * 0.9},${top + (low - top) * 0.42} ${x},${top}`
  const inner = back ? '-80,203 -44,197 0,195 44,197 80,203' : ring(78, 205, 206 + fall)
  const outer = back ? '-97,210 -60,221 0,226 60,221 97,210' : ring(97, 208, 206 + fall + 25)
  const stitches = back ? '-101,214 -62,227 0,233 62,227 101,214' : ring(103, 212, 206 + fall + 33)
  return {
    band: ribbedBand(sheet, piece, inner, outer, back ? 44 : 62, { around: false, depth: 0.8 }),
    onBody: castShadow(curve(outer), piece, 34, 0.5) + topstitch(curve(stitches), piece),
  }
}
