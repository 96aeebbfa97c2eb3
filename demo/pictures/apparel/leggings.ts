import { curve } from '#demo/pictures/curve.ts'
import { stitch, type Colourway, type Sheet } from '#demo/pictures/drawing.ts'
import { embroideredMark } from './brand-mark.ts'
import { cloth, fabric, type Drape, type Fabric } from './cloth.ts'
import { garmentDrawing } from './garment.ts'
import { legFolds } from './legwear.ts'
import { insideOut } from './neckline.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { tones } from './tones.ts'
import { bothSides, onSide, symmetric, type Side } from './trace.ts'
import { zip, zipPull } from './zip.ts'

const leg =
  '0,200 / 130,200 / 160,280 176,370 / 178,480 160,600 / 142,700 142,760 / 150,860 134,960 118,1070 / 92,1078 56,1074 / 44,960 40,860 / 46,740 34,640 / 20,520 10,460 / 0,436'
const folds: Drape[] = [
  [[6, 440, 60, 450, 130, 400], 40, 0.6],
  [[30, 690, 80, 700, 146, 670], 34, 0.7],
  [[146, 730, 90, 752, 44, 736], 34, 0.7],
  [[50, 1030, 90, 1046, 126, 1020], 26, 0.8],
  [[124, 990, 90, 1010, 52, 992], 26, 0.6],
  [[90, 260, 100, 420, 90, 600], 70, 0.5],
  [[96, 770, 104, 860, 96, 960], 56, 0.5],
]

const flatlock = (d: string, piece: Fabric, thread: string): string =>
  seam(d, piece, 1.2) + stitch(d, thread, 1.5, '2.4 3')

function oneLeg(
  sheet: Sheet,
  piece: Fabric,
  panel: Fabric,
  thread: string,
  side: Side,
  back: boolean,
): string {
  const at = (trace: string) => onSide(side, trace)
  const edge = back
    ? '150,236 120,420 112,600 124,760 / 96,900 84,1080'
    : '118,200 148,330 140,480 112,620 / 96,720 118,860 104,1080'
  const sidePanel = cloth(sheet, panel, at(`${edge} / 200,1080 / 210,640 / 200,200`), {
    round: 6,
    depth: 0.6,
  })
  const calf = back ? flatlock(curve(at('30,640 80,700 146,660')), piece, thread) : ''
  const inside =
    sidePanel +
    flatlock(curve(at(edge)), piece, thread) +
    calf +
    topstitch(curve(at('40,1056 90,1060 130,1052')), piece)
  const across = side === 'left' ? ([-170, 600, -16, 600] as const) : ([16, 600, 170, 600] as const)
  return cloth(sheet, piece, at(leg), { across, folds: legFolds(side, folds), inside, round: 60 })
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'jersey')
  const panel = fabric(sheet, colours.accent, 'jersey')
  const dip = back ? 0 : 16
  const lining = cloth(sheet, insideOut(panel), symmetric('0,96 60,98 116,104 / 118,150 / 0,160'), {
    round: 20,
  })
  const legs =
    oneLeg(sheet, piece, panel, colours.trim, 'left', back) +
    oneLeg(sheet, piece, panel, colours.trim, 'right', back)
  const lower = `0,${214 + dip * 1.6} 70,${208 + dip} 136,200`
  const band = cloth(
    sheet,
    piece,
    symmetric(
      `0,${102 + dip} 60,${101 + dip * 0.8} 118,104 / 124,150 136,202 / 70,${208 + dip} 0,${214 + dip * 1.6}`,
    ),
    {
      round: 40,
      folds: [[[-110, 150, -40, 172, 40, 164], 40, 0.5]],
      inside:
        stitch(bothSides(`0,${116 + dip} 60,${115 + dip * 0.8} 122,116`), colours.trim, 1.5, '2.4 3') +
        seam(curve(`0,${102 + dip} 1,160 0,240`), piece, 1.2),
    },
  )
  const centre = flatlock(curve('0,216 2,340 0,440'), piece, colours.trim)
  const gusset = back ? '' : flatlock(bothSides('0,380 16,420 14,480'), piece, colours.trim)
  const pocket = back
    ? zip('-74,176 0,180 74,176', tones(colours.accent), tones('#96979a'), 10) +
      zipPull(-66, 178, tones('#96979a'), 0.8, -14, colours.trim)
    : embroideredMark(0, 176, 40, colours.trim)
  return (
    (back ? '' : lining) +
    legs +
    castShadow(bothSides(lower), piece, 24, 0.6) +
    centre +
    gusset +
    band +
    flatlock(bothSides(lower), piece, colours.trim) +
    pocket +
    embroideredMark(-118, 1026, 22, colours.trim)
  )
}

/** High-waisted running leggings: contoured side panels, flat-locked seams, zipped pocket behind. */
export const leggings = garmentDrawing({
  name: 'leggings',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-200, 80, 400],
  shadow: [1112, 190],
})
