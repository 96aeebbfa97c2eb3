import { curve } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import { cloth, type Fabric } from './cloth.ts'
import { insideOut } from './neckline.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { mirror, symmetric } from './trace.ts'

/** The storm hood's crown, its stiff peak and the dark inside under it. */
export function shellHoodBehind(sheet: Sheet, piece: Fabric, overlay: Fabric): string {
  const crown = cloth(sheet, piece, symmetric('0,64 62,68 114,100 138,160 140,230 / 96,310 / 0,330'), {
    round: 60,
    inside: seam(curve('-46,64 -60,110 -64,160') + curve('46,64 60,110 64,160'), piece, 1.6),
  })
  const inner = insideOut(overlay)
  const mouth = cloth(sheet, inner, symmetric('0,118 60,122 100,150 114,206 108,262 70,326 0,350'), {
    round: 80,
    depth: 1.2,
    inside:
      seam(curve('-38,118 -46,200 -40,300') + curve('38,118 46,200 40,300'), inner, 1.4) +
      castShadow(curve('-110,150 0,116 110,150'), inner, 90, 1),
  })
  const peak = cloth(sheet, piece, symmetric('0,104 58,108 102,134 / 114,166 / 98,146 56,130 0,126'), {
    round: 16,
    inside: topstitch(curve('-104,146 -56,120 0,115 56,120 104,146'), piece),
  })
  return crown + mouth + peak
}

/** The high collar the hood runs into: two halves meeting at the zip. */
export function shellHoodFront(sheet: Sheet, piece: Fabric): string {
  const right =
    '2,316 / 40,306 82,276 104,226 112,166 / 134,158 / 146,220 142,262 / 112,292 / 80,322 40,340 / 2,346'
  const rim = '4,326 44,315 90,282 113,230 121,170'
  const half = (trace: string, edge: string) =>
    cloth(sheet, piece, trace, { round: 34, inside: topstitch(curve(edge), piece) })
  return half(mirror(right), mirror(rim)) + half(right, rim)
}

/** The storm hood from behind: three panels, a drawcord across and a volume adjuster. */
export function shellHoodBack(sheet: Sheet, piece: Fabric, overlay: Fabric, trim: Fabric): string {
  const outline = symmetric('0,68 66,72 120,106 146,168 150,236 130,296 90,330 0,340')
  const middle = symmetric('0,60 48,64 / 60,150 56,240 44,338 / 0,344')
  const hood = cloth(sheet, piece, outline, {
    round: 70,
    folds: [
      [[-140, 220, -100, 260, -70, 330], 44],
      [[142, 210, 110, 250, 74, 320], 44],
    ],
    inside:
      cloth(sheet, overlay, middle, { round: 20 }) +
      seam(curve('-48,64 -60,150 -56,240 -44,338') + curve('48,64 60,150 56,240 44,338'), piece, 1.8) +
      `<path d="${curve('-148,206 -60,222 0,226 60,222 148,206')}" fill="none" stroke="${trim.base}" stroke-width="5"/>` +
      `<path d="M-16 214h32v22h-32Z" fill="${piece.deep}" stroke="${piece.glint}" stroke-opacity=".5"/>`,
  })
  const collar = cloth(sheet, piece, symmetric('0,322 80,316 116,276 / 134,286 / 104,340 0,352'), {
    round: 20,
    inside: topstitch(curve('-110,322 -60,338 0,342 60,338 110,322'), piece),
  })
  return hood + collar
}
