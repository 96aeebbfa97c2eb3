import { curve } from '#demo/pictures/curve.ts'
import { stitch, type Colourway, type Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { sleeveFolds, torsoFolds } from './drape.ts'
import { garmentDrawing } from './garment.ts'
import { crewNeckBack, crewNeckFront } from './neckline.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { ribbedCuff, type SleeveFit } from './sleeve.ts'
import { regularCut } from './torso.ts'
import { bothSides, onSide, symmetric, type Side } from './trace.ts'

const cut = { ...regularCut, shoulder: [214, 262] as const }
const fit: SleeveFit = { cut, width: 0, length: 900, seed: 2 }
const raglan = '92,212 124,300 164,390 214,474'
const outline = (dip: number) =>
  symmetric(
    `0,${dip} 40,${dip - 8} 76,${206 + (dip - 206) * 0.42} 92,210 / ${raglan} / 212,600 210,740 218,850 222,944 / 130,954 0,957`,
  )
const sleeveTrace =
  '84,204 / 150,226 204,254 242,294 / 276,360 300,500 332,700 352,884 / 272,908 / 262,760 240,600 216,474 / 150,420 100,300'

/** A flat-locked seam: two rows of contrasting thread over the join. */
const flatlock = (d: string, piece: Fabric, thread: string): string =>
  seam(d, piece, 1.4) +
  stitch(d, thread, 1.5, '2.4 3') +
  `<g transform="translate(0 5)">${stitch(d, thread, 1.5, '2.4 3')}</g>`

function arm(sheet: Sheet, piece: Fabric, side: Side, seed: number): string {
  return (
    cloth(sheet, piece, onSide(side, sleeveTrace), {
      across: side === 'left' ? [-350, 560, -214, 610] : [214, 610, 350, 560],
      folds: sleeveFolds(side, seed, 0.95),
      round: 50,
      inside: castShadow(curve(onSide(side, raglan)), piece, 40, 0.5),
    }) + ribbedCuff(sheet, piece, side, fit, 50)
  )
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'jersey')
  const panel = fabric(sheet, colours.accent, 'jersey')
  const trim = fabric(sheet, colours.trim, 'plain')
  const neck = crewNeckFront(sheet, panel, 268, back)
  const sides = bothSides('190,956 178,820 176,640 210,490')
  const inside =
    neck.onBody +
    flatlock(bothSides(raglan), piece, colours.trim) +
    flatlock(sides, piece, colours.trim) +
    topstitch(curve('-226,922 -130,932 0,935 130,932 226,922'), piece) +
    topstitch(curve('-226,929 -130,939 0,942 130,939 226,929'), piece)
  const body = cloth(sheet, piece, outline(back ? 222 : 286), {
    folds: torsoFolds(back ? 101 : 53, 0.9),
    inside,
  })
  return (
    crewNeckBack(sheet, panel, trim, colours.base, 268) +
    arm(sheet, panel, 'left', back ? 3 : 18) +
    arm(sheet, panel, 'right', back ? 3 : 18) +
    body +
    neck.band +
    (back ? '' : wovenLabel(178, 896, 26, trim, colours.base))
  )
}

/** Raglan base-layer tee with long sleeves in the accent colour and flat-locked seams. */
export const longSleeveTee = garmentDrawing({
  name: 'long-sleeve-tee',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-200, 170, 300],
})
