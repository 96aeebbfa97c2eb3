import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { baffle } from './baffle.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { snap } from './fastenings.ts'
import { garmentDrawing } from './garment.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { standCollarBack, standCollarBehind, standCollarFront, underCollar } from './stand-collar.ts'
import { tones } from './tones.ts'
import { bothSides, mirror, symmetric } from './trace.ts'

const metal = tones('#b9ad95')
const hole = '206,262 176,350 178,430 214,506'
const outline = (dip: number) =>
  symmetric(`0,${dip} 60,${dip - 20} 108,218 / ${hole} / 232,600 230,730 236,860 / 238,952 / 120,964 0,966`)

/** Vertical channels between the yoke and the hem, seen as soft columns. */
const channels = [
  '-146,430 -150,700 -152,970',
  '-74,436 -76,700 -78,970',
  '74,436 76,700 78,970',
  '146,430 150,700 152,970',
]

/** The far armholes' lining, seen through the sleeve openings. */
function armLining(sheet: Sheet, piece: Fabric): string {
  const opening = '196,262 / 216,300 220,400 216,506 / 170,430 168,340'
  const inner = { ...piece, base: piece.shade, shade: piece.deep }
  return cloth(sheet, inner, opening, { round: 30 }) + cloth(sheet, inner, mirror(opening), { round: 30 })
}

function patchPocket(sheet: Sheet, piece: Fabric, flip: boolean): string {
  const at = (trace: string) => (flip ? mirror(trace) : trace)
  const patch = at('82,700 / 204,692 / 208,846 / 190,866 / 98,870 / 84,852')
  const flap = at('76,684 / 210,676 / 212,730 / 146,752 / 78,740')
  const x = flip ? -145 : 145
  return (
    castShadow(curve(patch, true), piece, 26, 0.7) +
    cloth(sheet, piece, patch, {
      round: 22,
      inside:
        topstitch(curve(at('92,720 / 94,848 / 102,860 / 186,856 / 198,842 / 196,716')), piece) +
        castShadow(curve(flap, true), piece, 30, 0.8),
    }) +
    cloth(sheet, piece, flap, {
      round: 18,
      inside: topstitch(curve(at('84,692 / 86,733 / 146,743 / 205,724 / 203,685')), piece),
    }) +
    snap(x, 728, metal, 9)
  )
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'plain')
  const accent = fabric(sheet, colours.accent, 'twill')
  const trim = fabric(sheet, colours.trim, 'plain')
  const rows = [520, 618, 716, 814, 912].map((y, row) =>
    baffle(
      sheet,
      `-250,${y - 6} -120,${y + 4} 0,${y + 6} 120,${y + 4} 250,${y - 6}`,
      98,
      piece,
      row * 9 + (back ? 50 : 1),
    ),
  )
  const yoke = symmetric(`0,190 108,200 / 236,262 / 240,420 / 120,${back ? 436 : 428} 0,${back ? 440 : 430}`)
  const edge = back ? '-240,420 -120,436 0,440 120,436 240,420' : '-240,420 -120,428 0,430 120,428 240,420'
  const shoulders = cloth(sheet, accent, yoke, {
    round: 8,
    inside:
      underCollar(accent, back) +
      castShadow(bothSides(hole), accent, 40, 0.6) +
      topstitch(curve(edge.replaceAll(/,(\d+)/g, (_, y: string) => `,${Number(y) - 9}`)), accent),
  })
  const binding = `<path d="${bothSides(hole)}" fill="none" stroke="${accent.deep}" stroke-width="15"/><path d="${bothSides(hole)}" fill="none" stroke="${accent.base}" stroke-width="11"/>`
  const placket = cloth(sheet, piece, '-22,290 24,290 / 25,968 / -21,968', {
    round: 14,
    inside: topstitch(curve('-14,290 -13,966') + curve('17,290 18,966'), piece),
  })
  const snaps = [330, 440, 550, 660, 770, 880, 946].map((y) => snap(2, y, metal, 11)).join('')
  const inside =
    rows.join('') +
    (back
      ? channels
          .slice(1, 3)
          .map((d) => seam(curve(d), piece, 2))
          .join('')
      : '') +
    castShadow(curve(edge), piece, 30, 0.8) +
    shoulders +
    seam(curve(edge), piece, 2) +
    binding
  const body = cloth(sheet, piece, outline(back ? 232 : 296), { round: 70, inside })
  if (back)
    return (
      armLining(sheet, piece) +
      body +
      standCollarBack(sheet, accent) +
      wovenLabel(0, 300, 40, trim, colours.base)
    )
  const pockets = patchPocket(sheet, piece, true) + patchPocket(sheet, piece, false)
  return (
    standCollarBehind(sheet, accent, trim, colours.base) +
    armLining(sheet, piece) +
    body +
    castShadow(curve('25,310 25,960'), piece, 20, 0.6) +
    placket +
    pockets +
    standCollarFront(sheet, accent) +
    snaps +
    snap(2, 272, metal, 11) +
    wovenLabel(132, 374, 36, trim, colours.base)
  )
}

/** Quilted gilet: twill yoke and collar, snap placket, flapped patch pockets, bound armholes. */
export const gilet = garmentDrawing({
  name: 'gilet',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-180, 170, 400],
  shadow: [1088, 240],
})
