import { curve } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import { cloth, type Fabric } from './cloth.ts'
import { insideOut } from './neckline.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { mirror, symmetric } from './trace.ts'

/** The hood's far half, standing up behind the opening, with its lining turned to the viewer. Draw it before the body. */
export function hoodBehind(sheet: Sheet, piece: Fabric, lining: Fabric): string {
  const shell = cloth(sheet, piece, symmetric('0,92 64,96 116,128 136,186 128,240 / 90,300 / 0,320'), {
    round: 60,
  })
  const inner = insideOut(lining)
  const mouth = symmetric('0,112 54,116 96,146 110,196 104,250 70,320 0,356')
  return (
    shell +
    cloth(sheet, inner, mouth, {
      round: 70,
      depth: 1.1,
      folds: [
        [[-70, 150, -40, 200, -56, 290], 40],
        [[70, 150, 48, 200, 50, 290], 40, 0.8],
      ],
      inside:
        seam(curve('0,110 2,180 0,260'), inner, 1.6) +
        castShadow(curve('-96,240 -50,300 0,326 50,300 96,240'), inner, 60, 0.9),
    })
  )
}

/** The hood's near edges: they rise from the neck seam, wrap the opening and cross at the throat. Draw them over the body. */
export function hoodFront(sheet: Sheet, piece: Fabric, stitched = true): string {
  const right =
    '0,338 / 34,316 74,272 96,214 92,150 60,112 / 92,104 / 128,132 148,190 146,244 / 118,290 64,338 18,362 / 0,356'
  const edge = '8,338 40,318 82,272 106,214 103,156 84,120'
  const half = (trace: string, rim: string) =>
    cloth(sheet, piece, trace, {
      round: 40,
      folds: [
        [
          [
            rim.startsWith('-') ? -140 : 140,
            240,
            rim.startsWith('-') ? -96 : 96,
            280,
            rim.startsWith('-') ? -50 : 50,
            330,
          ],
          34,
          0.9,
        ],
      ],
      inside: stitched ? topstitch(curve(rim), piece) : '',
    })
  return half(mirror(right), mirror(edge)) + half(right, edge)
}

/** The hood from behind, lying on the back. */
export function hoodBack(sheet: Sheet, piece: Fabric, seams: boolean): string {
  const outline = symmetric('0,96 70,100 124,134 148,196 150,262 122,340 64,392 0,408')
  const panel = '-52,102 -66,180 -62,280 -34,398'
  return cloth(sheet, piece, outline, {
    round: 70,
    folds: [
      [[-140, 250, -80, 300, 10, 312], 50],
      [[146, 236, 90, 320, 20, 360], 50, 0.9],
      [[-110, 150, -60, 190, -50, 260], 46, 0.6],
      [[90, 140, 60, 200, 70, 270], 46, 0.6],
    ],
    inside: seams
      ? seam(curve(panel) + curve(panel.replaceAll('-', '')), piece, 1.6) +
        topstitch(curve('-60,102 -75,180 -71,280 -43,394') + curve('60,102 75,180 71,280 43,394'), piece)
      : seam(curve('0,96 2,250 0,408'), piece, 1.6),
  })
}
