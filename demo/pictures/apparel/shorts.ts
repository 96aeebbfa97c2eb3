import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { embroideredMark } from './brand-mark.ts'
import { cloth, fabric, type Drape, type Fabric } from './cloth.ts'
import { drawcord, eyelet } from './fastenings.ts'
import { garmentDrawing } from './garment.ts'
import { legFolds, slantPocket } from './legwear.ts'
import { ribs } from './ribbing.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { tones } from './tones.ts'
import { bothSides, onSide, symmetric, type Side } from './trace.ts'
import { waistInside } from './waistband.ts'
import { zip, zipPull } from './zip.ts'

const leg =
  '0,300 / 236,300 / 268,420 292,560 / 318,720 340,884 / 250,908 150,914 46,908 / 36,800 18,700 / 0,650'
const mouth = '146,318 182,420 246,508'
const bag = '146,300 / 182,420 250,516 / 290,430 / 250,290'
const metal = tones('#96979a')
const folds: Drape[] = [
  [[6, 650, 90, 660, 210, 560], 64, 0.9],
  [[14, 700, 110, 770, 260, 720], 66, 0.7],
  [[286, 560, 230, 700, 210, 890], 70, 0.8],
  [[70, 330, 90, 440, 70, 560], 60, 0.5],
  [[150, 320, 170, 420, 230, 540], 56, 0.6],
  [[60, 900, 90, 820, 80, 740], 46, 0.6],
  [[320, 860, 290, 780, 270, 700], 40, 0.6],
]

function oneLeg(sheet: Sheet, piece: Fabric, panel: Fabric, side: Side, back: boolean): string {
  const at = (trace: string) => onSide(side, trace)
  const vent = cloth(
    sheet,
    panel,
    at('262,300 / 292,560 318,720 350,900 / 290,904 / 262,760 252,560 236,300'),
    { round: 16, depth: 0.8 },
  )
  const inside =
    vent +
    seam(curve(at('238,300 254,560 264,760 290,912')), piece, 1.8) +
    topstitch(curve(at('230,300 246,560 256,760 281,912')), piece) +
    topstitch(
      curve(at('34,876 150,884 250,878 344,852')) + curve(at('34,884 150,892 250,886 344,860')),
      piece,
    ) +
    (back
      ? ''
      : slantPocket(sheet, panel, piece, side, mouth, bag) +
        castShadow(curve(at('0,660 20,700 40,900')), piece, 30, 0.5))
  const across = side === 'left' ? ([-330, 620, -20, 620] as const) : ([20, 620, 330, 620] as const)
  return cloth(sheet, piece, at(leg), { across, folds: legFolds(side, folds), inside, round: 60 })
}

/** An elastic waistband, gathered on its casing. */
function elastic(sheet: Sheet, piece: Fabric, back: boolean): string {
  const dip = back ? -8 : 26
  const row = (y: number, half: number) =>
    `-${half},${y} -${half * 0.5},${y + dip * 0.8} 0,${y + dip} ${half * 0.5},${y + dip * 0.8} ${half},${y}`
  const trace = symmetric(
    `0,${236 + dip} 110,${236 + dip * 0.8} 222,236 / 238,306 / 118,${306 + dip * 0.8} 0,${306 + dip}`,
  )
  const inside =
    ribs(piece, row(236, 222), row(306, 238), 56) +
    topstitch(curve(row(258, 226)) + curve(row(284, 232)), piece)
  return castShadow(curve(row(310, 238)), piece, 24, 0.6) + cloth(sheet, piece, trace, { round: 26, inside })
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'ripstop')
  const panel = fabric(sheet, colours.accent, 'ripstop')
  const trim = fabric(sheet, colours.trim, 'plain')
  const legs = oneLeg(sheet, piece, panel, 'left', back) + oneLeg(sheet, piece, panel, 'right', back)
  const centre = seam(curve('0,300 2,480 0,652'), piece, 2)
  if (back) {
    const pocket = '92,424 / 214,412'
    const seat =
      seam(bothSides('0,392 120,372 250,350'), piece, 1.6) +
      topstitch(bothSides('0,400 120,380 251,358'), piece)
    return (
      legs +
      centre +
      seat +
      zip(pocket, tones(colours.accent), metal, 13) +
      zipPull(100, 426, metal, 0.9, -20, colours.trim) +
      elastic(sheet, piece, true)
    )
  }
  const cords =
    eyelet(-24, 298, metal, 8) +
    eyelet(24, 298, metal, 8) +
    drawcord('-24,300 -40,350 -34,420 -52,476', trim, metal) +
    drawcord('24,300 44,356 36,410 50,452', trim, metal)
  return (
    waistInside(sheet, panel, trim, colours.base, { half: 222, top: 238, depth: 70 }) +
    legs +
    centre +
    elastic(sheet, piece, false) +
    cords +
    embroideredMark(-170, 838, 40, colours.trim)
  )
}

/** Trail shorts: gathered waist with drawcord, slanted pockets, side vents; zipped pocket behind. */
export const shorts = garmentDrawing({
  name: 'shorts',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-130, 220, 300],
  shadow: [1040, 320],
})
