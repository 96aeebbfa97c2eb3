import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { torsoFolds } from './drape.ts'
import { button } from './fastenings.ts'
import { garmentDrawing } from './garment.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { shirtCollarBack, shirtCollarBehind, shirtCollarFront } from './shirt-collar.ts'
import { cuffEdges, sleeve, type SleeveFit } from './sleeve.ts'
import { tones, type Tones } from './tones.ts'
import { armhole, regularCut, torso } from './torso.ts'
import { bothSides, mirror, onSide, reverse, type Side } from './trace.ts'

const cut = {
  ...regularCut,
  neck: [98, 214] as const,
  dip: 296,
  shoulder: [230, 270] as const,
  armpit: [232, 486] as const,
  waist: 236,
  hem: [240, 958] as const,
}

function chestPocket(sheet: Sheet, piece: Fabric, buttons: Tones, flip: boolean): string {
  const at = (trace: string) => (flip ? mirror(trace) : trace)
  const patch = at('62,436 / 186,430 / 190,566 / 170,592 / 84,598 / 64,576')
  const flap = at('56,420 / 192,412 / 195,456 / 126,484 / 58,466')
  return (
    castShadow(curve(patch, true), piece, 22, 0.6) +
    cloth(sheet, piece, patch, {
      round: 14,
      depth: 0.7,
      inside:
        topstitch(curve(at('72,450 / 73,573 / 88,589 / 167,583 / 181,563 / 178,446')), piece) +
        seam(curve(at('126,470 128,595')), piece, 1) +
        castShadow(curve(flap, true), piece, 30, 0.8),
    }) +
    cloth(sheet, piece, flap, {
      round: 12,
      depth: 0.7,
      inside: topstitch(curve(at('64,427 / 66,460 / 126,475 / 187,450 / 185,420')), piece),
    }) +
    button(flip ? -126 : 126, 462, buttons, 9)
  )
}

function arm(sheet: Sheet, piece: Fabric, buttons: Tones, side: Side, fit: SleeveFit): string {
  const [upper, lower] = cuffEdges(side, fit, 66, 2)
  const [end, ...rest] = reverse(lower).split(' ')
  const flip = side === 'left' ? -1 : 1
  const stitched = onSide(side, '282,902 330,894 376,882')
  const under = onSide(side, '294,948 338,942 376,930')
  return (
    sleeve(sheet, piece, side, fit, {
      inside: seam(curve(onSide(side, '306,780 310,830 312,890')), piece, 1.4),
    }) +
    cloth(sheet, piece, `${upper} / ${end} / ${rest.join(' ')}`, {
      round: 22,
      inside: topstitch(curve(stitched) + curve(under), piece),
    }) +
    button(312 * flip, 922, buttons, 8)
  )
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'twill')
  const lining = fabric(sheet, colours.accent, 'twill')
  const trim = fabric(sheet, colours.trim, 'plain')
  const buttons = tones(colours.trim)
  const fit: SleeveFit = { cut, width: 20, length: 888, seed: back ? 33 : 27, strength: 1.05 }
  const arms = arm(sheet, piece, buttons, 'left', fit) + arm(sheet, piece, buttons, 'right', fit)
  const hole =
    seam(bothSides(armhole(cut)), piece, 1.8) + topstitch(bothSides('220,274 202,366 208,438 222,488'), piece)
  const hems = topstitch(curve('-242,936 -140,947 0,950 140,947 242,936'), piece)
  const yoke = back ? '-230,352 -120,366 0,370 120,366 230,352' : '-226,318 -160,312 -96,292'
  const yokes = back ? curve(yoke) : curve(yoke) + curve(mirror(yoke))
  const pleats = back
    ? seam(bothSides('26,372 28,480 22,620'), piece, 1.4) +
      `<path d="M-8 372v26q8 10 16 0v-26" fill="none" stroke="${piece.deep}" stroke-width="4"/>`
    : ''
  const under = castShadow(
    curve(back ? '-112,246 0,266 112,246' : '-140,300 -86,352 -30,330 0,300 30,330 86,352 140,300'),
    piece,
    46,
    0.7,
  )
  const inside = hole + hems + seam(yokes, piece, 1.6) + pleats + under
  const body = cloth(sheet, piece, torso(cut, back), { folds: torsoFolds(back ? 91 : 43, 1), inside })
  if (back) return arms + body + shirtCollarBack(sheet, piece) + wovenLabel(0, 312, 36, trim, colours.base)
  const placket = cloth(sheet, piece, '-25,296 25,296 / 27,972 / -23,972', {
    round: 12,
    depth: 0.6,
    inside: topstitch(curve('-17,296 -15,970') + curve('17,296 19,970'), piece),
  })
  const fastened = [352, 452, 552, 652, 752, 852, 934].map((y) => button(1, y, buttons, 11)).join('')
  return (
    shirtCollarBehind(sheet, lining, trim, colours.base) +
    arms +
    body +
    castShadow(curve('28,330 29,950'), piece, 20, 0.6) +
    placket +
    chestPocket(sheet, piece, buttons, true) +
    chestPocket(sheet, piece, buttons, false) +
    fastened +
    shirtCollarFront(sheet, piece) +
    wovenLabel(190, 540, 18, trim, colours.base)
  )
}

/** Twill overshirt: point collar, full placket, flapped chest pockets, yoke and box pleat behind. */
export const overshirt = garmentDrawing({
  name: 'overshirt',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-170, 170, 400],
})
