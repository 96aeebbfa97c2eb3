import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { torsoFolds } from './drape.ts'
import { garmentDrawing } from './garment.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { cuffEdges, sleeve, type SleeveFit } from './sleeve.ts'
import { standCollarBack, standCollarBehind, standCollarFront, underCollar } from './stand-collar.ts'
import { tones } from './tones.ts'
import { armhole, regularCut, torso } from './torso.ts'
import { bothSides, reverse, type Side } from './trace.ts'
import { zip, zipPull } from './zip.ts'

const cut = {
  ...regularCut,
  neck: [106, 216] as const,
  dip: 290,
  shoulder: [232, 274] as const,
  armpit: [234, 492] as const,
  waist: 240,
  hem: [242, 934] as const,
}
const metal = tones('#9b958a')

/** A flat woven binding between two edges listed from left to right. */
function binding(sheet: Sheet, piece: Fabric, upper: string, lower: string): string {
  const [end, ...rest] = reverse(lower).split(' ')
  return cloth(sheet, piece, `${upper} / ${end} / ${rest.join(' ')}`, {
    round: 12,
    inside: topstitch(curve(upper), piece),
  })
}

function chestPocket(sheet: Sheet, piece: Fabric, pile: Fabric, thread: string): string {
  const patch = '66,384 / 178,376 / 182,486 / 168,502 / 82,508 / 68,494'
  const mouth = '68,410 180,402'
  return (
    castShadow(curve(patch, true), pile, 22, 0.8) +
    cloth(sheet, piece, patch, {
      round: 14,
      depth: 0.8,
      inside: topstitch(curve('73,391 / 172,383 / 175,483 / 165,495 / 84,501 / 75,491', true), piece),
    }) +
    zip(mouth, tones(thread), metal, 9) +
    zipPull(78, 412, metal, 0.7, -10, thread) +
    wovenLabel(124, 456, 34, fabric(sheet, thread, 'plain'), piece.base)
  )
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const pile = fabric(sheet, colours.base, 'fleece')
  const accent = fabric(sheet, colours.accent, 'plain')
  const trim = fabric(sheet, colours.trim, 'plain')
  const fit: SleeveFit = { cut, width: 30, length: 918, seed: back ? 25 : 16, strength: 0.8 }
  const arm = (side: Side) =>
    sleeve(sheet, pile, side, fit) + binding(sheet, accent, ...cuffEdges(side, fit, 22, 2))
  const yoke = seam(curve('-236,300 -120,284 0,290 120,284 236,300'), pile, 2)
  const inside =
    seam(bothSides(armhole(cut)), pile, 2.4) +
    underCollar(pile, back) +
    (back
      ? yoke
      : zip('0,250 1,960', tones(colours.accent), metal, 15) +
        chestPocket(sheet, accent, pile, colours.trim)) +
    (back
      ? ''
      : castShadow(bothSides('128,720 152,790 160,860'), pile, 26, 0.9) +
        seam(bothSides('128,720 152,790 160,860'), accent, 6))
  const body = cloth(sheet, pile, torso(cut, back), {
    folds: torsoFolds(back ? 81 : 37, 0.75),
    inside,
    round: 60,
  })
  const hem = binding(
    sheet,
    accent,
    '-243,928 -130,938 0,941 130,938 243,928',
    '-240,956 -130,966 0,969 130,966 240,956',
  )
  const arms = arm('left') + arm('right')
  if (back)
    return arms + body + hem + standCollarBack(sheet, pile) + wovenLabel(0, 276, 30, trim, colours.base)
  return (
    standCollarBehind(sheet, accent, trim, colours.base) +
    arms +
    body +
    hem +
    standCollarFront(sheet, pile, false) +
    zip('0,240 1,310', tones(colours.accent), metal, 15) +
    zipPull(0, 262, metal, 1.2, 0, colours.trim)
  )
}

/** Deep-pile fleece jacket: stand collar, full zip, woven chest pocket and bindings. */
export const fleece = garmentDrawing({
  name: 'fleece',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-100, 190, 400],
})
