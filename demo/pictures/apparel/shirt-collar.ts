import { curve } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, type Fabric } from './cloth.ts'
import { insideOut } from './neckline.ts'
import { castShadow, topstitch } from './seam.ts'
import { mirror, symmetric } from './trace.ts'

/** The inside of the collar's stand and of the back below it. Draw it before the body. */
export function shirtCollarBehind(sheet: Sheet, lining: Fabric, label: Fabric, thread: string): string {
  const inner = insideOut(lining)
  const back = cloth(sheet, inner, symmetric('0,178 60,178 100,190 / 100,270 / 0,320'), {
    round: 40,
    inside:
      topstitch(curve('-100,226 0,238 100,226'), inner) +
      castShadow(curve('-90,200 -50,270 0,306 50,270 90,200'), inner, 50, 0.9),
  })
  return back + wovenLabel(0, 262, 40, label, thread)
}

/** The collar's two points, folded down from the stand. Draw them over the body. */
export function shirtCollarFront(sheet: Sheet, piece: Fabric): string {
  const stand = '0,296 34,268 66,226 84,190 / 96,196 / 84,248 48,300 2,326'
  const leaf = '84,178 / 112,190 128,220 134,262 / 96,352 / 60,318 30,296 8,296 / 44,258 68,218'
  const edge = '118,202 125,232 125,260 / 94,337 / 64,309 34,288 16,288'
  const half = (flip: (trace: string) => string) =>
    cloth(sheet, insideOut(piece), flip(stand), { round: 16 }) +
    cloth(sheet, piece, flip(leaf), { round: 30, depth: 0.9, inside: topstitch(curve(flip(edge)), piece) })
  return half(mirror) + half((trace) => trace)
}

/** The collar from behind, folded over its stand. */
export function shirtCollarBack(sheet: Sheet, piece: Fabric): string {
  const fall = symmetric('0,170 60,172 98,184 / 124,236 / 118,252 60,262 0,264')
  return cloth(sheet, piece, fall, {
    round: 30,
    inside: topstitch(curve('-114,242 -60,253 0,255 60,253 114,242'), piece),
  })
}
