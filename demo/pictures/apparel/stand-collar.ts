import { curve } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, type Fabric } from './cloth.ts'
import { insideOut } from './neckline.ts'
import { castShadow, topstitch } from './seam.ts'
import { mirror, symmetric } from './trace.ts'

/** The inside of a stand collar's back. Draw it before the body. */
export function standCollarBehind(sheet: Sheet, lining: Fabric, label: Fabric, thread: string): string {
  const inner = insideOut(lining)
  const inside = castShadow(curve('-104,166 -70,240 0,270 70,240 104,166'), inner, 60, 0.9)
  return (
    cloth(sheet, inner, symmetric('0,164 60,162 108,168 / 112,260 / 0,300'), { round: 30, inside }) +
    wovenLabel(0, 196, 36, label, thread)
  )
}

/** The collar's two fronts, closed at the throat. Draw them over the body; the zip goes on top. */
export function standCollarFront(sheet: Sheet, piece: Fabric, stitched = true): string {
  const right = '0,240 / 36,234 70,212 94,164 / 112,160 / 124,196 122,244 / 88,280 44,298 0,304'
  const rim = '0,248 40,241 77,217 103,168'
  const half = (trace: string, edge: string) =>
    cloth(sheet, piece, trace, { round: 30, inside: stitched ? topstitch(curve(edge), piece) : '' })
  return half(mirror(right), mirror(rim)) + half(right, rim)
}

/** The collar from behind. */
export function standCollarBack(sheet: Sheet, piece: Fabric): string {
  const outline = symmetric('0,156 60,156 106,162 / 124,196 122,238 / 60,254 0,258')
  return cloth(sheet, piece, outline, {
    round: 34,
    inside: topstitch(curve('-108,170 -60,164 0,164 60,164 108,170'), piece),
  })
}

/** What the collar's lower edge does to the body under it. */
export const underCollar = (piece: Fabric, back = false): string =>
  castShadow(
    curve(
      back ? '-124,240 -60,258 0,262 60,258 124,240' : '-124,246 -88,284 -44,302 0,308 44,302 88,284 124,246',
    ),
    piece,
    44,
    0.7,
  )
