import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Drape } from './cloth.ts'
import { torsoFolds } from './drape.ts'
import { garmentDrawing } from './garment.ts'
import { crewNeckBack, crewNeckFront } from './neckline.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { armhole, regularCut, torso } from './torso.ts'
import { bothSides, onSide, type Side } from './trace.ts'

const cut = { ...regularCut, dip: 290, hem: [232, 944] as const }
const sleeveTrace =
  '196,254 / 222,261 264,292 302,350 340,440 366,516 / 330,542 286,558 250,564 / 238,520 222,470 / 182,400 176,320'

function sleeve(sheet: Sheet, colours: Colourway, side: Side): string {
  const piece = fabric(sheet, colours.base, 'jersey')
  const flip = side === 'left' ? -1 : 1
  const folds: Drape[] = [
    [[226 * flip, 480, 280 * flip, 450, 310 * flip, 360], 54, 0.9],
    [[240 * flip, 530, 300 * flip, 510, 330 * flip, 430], 46, 0.8],
    [[240 * flip, 286, 276 * flip, 340, 262 * flip, 440], 46, 0.7],
  ]
  const hems = ['360,496 324,521 282,536 244,541', '363,503 327,528 284,543 246,548']
  return cloth(sheet, piece, onSide(side, sleeveTrace), {
    across: side === 'left' ? [-352, 400, -222, 470] : [222, 470, 352, 400],
    folds,
    inside:
      castShadow(curve(onSide(side, armhole(cut))), piece, 44, 0.6) +
      hems.map((hem) => topstitch(curve(onSide(side, hem)), piece)).join(''),
  })
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'jersey')
  const trim = fabric(sheet, colours.trim, 'plain')
  const neck = crewNeckFront(sheet, piece, 276, back)
  const hems = ['-236,916 -140,927 0,930 140,927 236,916', '-236,923 -140,934 0,937 140,934 236,923']
  const inside =
    neck.onBody +
    seam(bothSides(armhole(cut)), piece, 1.6) +
    hems.map((hem) => topstitch(curve(hem), piece)).join('') +
    (back ? seam(curve('-214,268 -100,250 0,254 100,250 214,268'), piece, 1.4) : '')
  return (
    crewNeckBack(sheet, piece, trim, colours.base, 276) +
    sleeve(sheet, colours, 'left') +
    sleeve(sheet, colours, 'right') +
    cloth(sheet, piece, torso(cut, back), { folds: torsoFolds(back ? 31 : 3), inside }) +
    neck.band +
    (back ? '' : wovenLabel(-192, 890, 28, trim, colours.base))
  )
}

/** Short-sleeved jersey tee with a ribbed neckband. */
export const tee = garmentDrawing({
  name: 'tee',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-150, 165, 300],
})
