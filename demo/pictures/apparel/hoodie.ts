import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { torsoFolds } from './drape.ts'
import { drawcord, eyelet } from './fastenings.ts'
import { garmentDrawing } from './garment.ts'
import { hoodBack, hoodBehind, hoodFront } from './hood.ts'
import { ribbedBand } from './ribbing.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { ribbedCuff, sleeve, type SleeveFit } from './sleeve.ts'
import { tones } from './tones.ts'
import { armhole, regularCut, torso } from './torso.ts'
import { bothSides, mirror, symmetric } from './trace.ts'

const cut = {
  ...regularCut,
  neck: [124, 226] as const,
  dip: 346,
  shoulder: [234, 276] as const,
  armpit: [232, 492] as const,
  waist: 240,
  hem: [230, 876] as const,
}
const metal = tones('#a9a49a')

/** The kangaroo pocket and the shadow under its openings. */
function kangarooPocket(sheet: Sheet, piece: Fabric): string {
  const opening = '96,664 118,700 150,748 172,790'
  const pocket = symmetric('0,662 96,664 / 118,700 150,748 172,790 / 174,880 / 0,888')
  return (
    castShadow(curve(pocket, true), piece, 34, 0.7) +
    cloth(sheet, piece, pocket, {
      round: 26,
      depth: 0.7,
      folds: [
        [[-160, 800, -80, 820, 20, 790], 44, 0.8],
        [[150, 800, 90, 760, 40, 770], 40, 0.7],
        [[-70, 670, -40, 740, -60, 840], 40, 0.6],
      ],
      inside:
        seam(bothSides('84,664 106,706 138,756 160,800'), piece, 1.2) +
        topstitch(curve('-96,672 0,670 96,672') + bothSides('76,666 98,712 130,762 152,804'), piece),
    }) +
    `<path d="${curve(opening)}${curve(mirror(opening))}" fill="none" stroke="${piece.deep}" stroke-width="2.5"/>`
  )
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'jersey')
  const lining = fabric(sheet, colours.accent, 'jersey')
  const trim = fabric(sheet, colours.trim, 'plain')
  const fit: SleeveFit = { cut, width: 24, length: 872, seed: back ? 8 : 4, strength: 1.15 }
  const sides = (['left', 'right'] as const).map(
    (side) => sleeve(sheet, piece, side, fit) + ribbedCuff(sheet, piece, side, fit, 76),
  )
  const hole =
    seam(bothSides(armhole(cut)), piece, 1.8) + topstitch(bothSides('226,278 208,372 214,440 222,492'), piece)
  const inside =
    hole +
    castShadow(curve('-232,880 0,894 232,880'), piece, 30, 0.6) +
    (back
      ? castShadow(curve('-156,262 -124,348 -60,404 0,420 60,404 124,348 156,262'), piece, 60, 0.8)
      : castShadow(curve('-150,250 -110,304 -50,352 0,372 50,352 110,304 150,250'), piece, 50, 0.8) +
        kangarooPocket(sheet, piece))
  const body = cloth(sheet, piece, torso(cut, back), { folds: torsoFolds(back ? 61 : 23, 1.1), inside })
  const hem = ribbedBand(
    sheet,
    piece,
    '-231,876 -120,886 0,889 120,886 231,876',
    '-210,956 -110,967 0,970 110,967 210,956',
    58,
  )
  if (back) return sides.join('') + body + hem + hoodBack(sheet, piece, true)
  const cords =
    eyelet(-46, 326, metal, 8) +
    eyelet(48, 326, metal, 8) +
    drawcord('-46,328 -56,370 -60,440 -54,520', trim, metal) +
    drawcord('48,328 54,380 66,440 62,496', trim, metal)
  return (
    hoodBehind(sheet, piece, lining) +
    wovenLabel(0, 250, 44, trim, colours.base) +
    sides.join('') +
    body +
    hem +
    hoodFront(sheet, piece) +
    cords +
    wovenLabel(196, 916, 20, trim, colours.base)
  )
}

/** Pullover hoodie: lined hood with drawcords, kangaroo pocket, ribbed hem and cuffs. */
export const hoodie = garmentDrawing({
  name: 'hoodie',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-200, 150, 400],
})
