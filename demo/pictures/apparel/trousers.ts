import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Drape, type Fabric } from './cloth.ts'
import { button } from './fastenings.ts'
import { garmentDrawing } from './garment.ts'
import { fly, legFolds, slantPocket } from './legwear.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { tones } from './tones.ts'
import { bothSides, onSide, type Side } from './trace.ts'
import { waistband, waistInside, type Waist } from './waistband.ts'

const waist: Waist = { half: 158, top: 112, depth: 46 }
const leg =
  '0,150 / 164,150 / 186,230 204,330 212,440 / 214,640 206,860 200,1052 / 140,1064 66,1060 / 60,860 44,640 22,500 / 0,452'
const mouth = '96,168 124,220 186,276'
const bag = '96,160 / 124,220 190,280 / 240,240 / 200,140'
const folds: Drape[] = [
  [[6, 450, 70, 470, 150, 400], 46, 0.9],
  [[10, 470, 60, 540, 150, 520], 50, 0.8],
  [[200, 380, 150, 480, 120, 600], 54, 0.7],
  [[52, 700, 120, 690, 206, 640], 46, 0.9],
  [[206, 720, 140, 760, 60, 750], 44, 0.7],
  [[130, 560, 140, 700, 120, 860], 60, 0.5],
  [[66, 930, 130, 960, 204, 910], 40, 0.8],
  [[204, 990, 140, 1020, 70, 990], 38, 0.9],
  [[72, 1030, 130, 1050, 196, 1020], 30, 0.7],
]

function oneLeg(sheet: Sheet, piece: Fabric, panel: Fabric, side: Side, back: boolean): string {
  const at = (trace: string) => curve(onSide(side, trace))
  const knee = '44,640 120,652 214,632 / 213,790 / 120,806 56,796'
  const panels = cloth(sheet, panel, onSide(side, knee), {
    round: 12,
    depth: 0.7,
    folds: legFolds(side, folds.slice(3, 6)),
  })
  const knees = panels + topstitch(at('36,650 120,661 216,641') + at('46,786 120,797 216,781'), panel)
  const darts = seam(at('206,690 180,694 152,700') + at('206,730 180,728 152,724'), panel, 1.4)
  const inside =
    (back ? '' : knees + darts + slantPocket(sheet, panel, piece, side, mouth, bag)) +
    seam(at('186,160 204,300 200,640 190,1060'), piece, 1.4) +
    topstitch(at('60,1034 130,1040 210,1030') + at('60,1041 130,1047 210,1037'), piece)
  const across = side === 'left' ? ([-212, 600, -30, 600] as const) : ([30, 600, 212, 600] as const)
  return cloth(sheet, piece, onSide(side, leg), { across, folds: legFolds(side, folds), inside, round: 56 })
}

/** A welted seat pocket with its button. */
function seatPocket(side: Side, piece: Fabric, colours: Colourway): string {
  const at = (trace: string) => curve(onSide(side, trace))
  const x = side === 'left' ? -104 : 104
  return (
    castShadow(at('56,290 154,282'), piece, 30, 0.8) +
    `<path d="${curve(onSide(side, '54,280 / 154,272 / 156,292 / 54,300'), true)}" fill="${piece.shade}" stroke="${piece.deep}" stroke-width="1.5"/>` +
    topstitch(curve(onSide(side, '46,272 / 161,263 / 164,300 / 46,309'), true), piece) +
    button(x, 308, tones(colours.trim), 9)
  )
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'twill')
  const panel = fabric(sheet, colours.accent, 'twill')
  const trim = fabric(sheet, colours.trim, 'plain')
  const legs = oneLeg(sheet, piece, panel, 'left', back) + oneLeg(sheet, piece, panel, 'right', back)
  const crotch = castShadow(curve('-24,506 0,456 24,506'), piece, 20, 0.6)
  if (back) {
    const yoke = '0,232 80,216 182,196'
    const seat =
      seam(bothSides(yoke), piece, 1.8) +
      topstitch(bothSides('0,240 80,224 183,204'), piece) +
      seam(curve('0,150 2,300 0,456'), piece, 2) +
      topstitch(curve('8,150 10,300 8,450'), piece)
    const pockets = seatPocket('left', piece, colours) + seatPocket('right', piece, colours)
    return (
      legs +
      crotch +
      seat +
      pockets +
      waistband(sheet, piece, waist, [-120, -46, 46, 120], true) +
      wovenLabel(104, 246, 26, trim, colours.base)
    )
  }
  return (
    waistInside(sheet, panel, trim, colours.base, waist) +
    legs +
    crotch +
    fly(piece, 176, 190, colours.trim) +
    waistband(sheet, piece, waist, [-126, -66, 66, 126]) +
    button(0, 158, tones(colours.trim), 12)
  )
}

/** Hiking trousers: belt loops, stitched fly, slanted pockets, reinforced knees; welted pockets behind. */
export const trousers = garmentDrawing({
  name: 'trousers',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-170, 80, 400],
  shadow: [1108, 250],
})
