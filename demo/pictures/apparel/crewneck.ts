import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { embroideredMark } from './brand-mark.ts'
import { cloth, fabric } from './cloth.ts'
import { torsoFolds } from './drape.ts'
import { garmentDrawing } from './garment.ts'
import { crewNeckBack, crewNeckFront } from './neckline.ts'
import { ribbedBand, ribs } from './ribbing.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { ribbedCuff, sleeve, type SleeveFit } from './sleeve.ts'
import { armhole, regularCut, torso } from './torso.ts'
import { bothSides } from './trace.ts'

const cut = {
  ...regularCut,
  dip: 290,
  shoulder: [230, 270] as const,
  armpit: [230, 484] as const,
  waist: 238,
  hem: [226, 872] as const,
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'jersey')
  const trim = fabric(sheet, colours.trim, 'plain')
  const fit: SleeveFit = { cut, width: 18, length: 868, seed: back ? 5 : 12, strength: 1.15 }
  const neck = crewNeckFront(sheet, piece, 274, back)
  const sides = (['left', 'right'] as const).map(
    (side) => sleeve(sheet, piece, side, fit) + ribbedCuff(sheet, piece, side, fit, 74),
  )
  const insert = '-42,294 -22,326 0,362 / 22,326 42,294'
  const gusset =
    seam(curve(insert), piece, 1.5) +
    ribs(piece, '-34,296 0,303 34,296', '-4,356 0,358 4,356', 9, false) +
    topstitch(curve('-48,292 -28,328 0,372 / 28,328 48,292'), piece)
  const yoke =
    seam(curve('-226,276 -100,254 0,258 100,254 226,276'), piece, 1.5) +
    topstitch(curve('-226,284 -100,262 0,266 100,262 226,284'), piece)
  const hole = armhole(cut)
  const inside =
    neck.onBody +
    (back ? yoke : gusset) +
    seam(bothSides(hole), piece, 1.8) +
    topstitch(bothSides('224,272 206,366 212,430 222,484'), piece) +
    castShadow(curve('-230,878 0,892 230,878'), piece, 30, 0.6)
  const band = ['-227,872 -120,881 0,884 120,881 227,872', '-208,952 -110,962 0,965 110,962 208,952'] as const
  return (
    crewNeckBack(sheet, piece, trim, colours.base, 276) +
    sides.join('') +
    cloth(sheet, piece, torso(cut, back), { folds: torsoFolds(back ? 41 : 17, 1.1), inside }) +
    ribbedBand(sheet, piece, band[0], band[1], 56) +
    neck.band +
    (back ? '' : embroideredMark(112, 420, 40, colours.trim))
  )
}

/** Loopback sweatshirt: ribbed neck with a gusset, ribbed hem and cuffs, dropped shoulders. */
export const crewneck = garmentDrawing({
  name: 'crewneck',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-150, 170, 300],
})
