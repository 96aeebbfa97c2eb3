import { curve, places } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { garmentDrawing } from './garment.ts'
import { ribs } from './ribbing.ts'
import { castShadow, seam } from './seam.ts'
import { reverse } from './trace.ts'

const dome =
  '-300,760 -308,640 -286,480 -214,340 -108,262 0,242 108,262 214,340 286,480 308,640 300,760 / 0,790'

/** Ribs that run up the dome and draw together towards the crown. */
function domeRibs(piece: Fabric, crownY: number, crownReach: number): string {
  const foot = places('-304,760 -120,786 0,790 120,786 304,760', 161)
  const lines = Array.from({ length: 45 }, (_, n) => {
    const t = n / 44
    const place = foot[Math.round((0.5 - Math.cos(Math.PI * t) * 0.4 + (t - 0.5) * 0.2) * 160)] ?? {
      x: 0,
      y: 780,
    }
    const side = place.x / 304
    const swell = place.x * 1.02
    const top = crownY + side * side * 34
    return `M${place.x} ${place.y}C${swell.toFixed(1)} ${620 - 20 * Math.abs(side)} ${(swell * 0.93).toFixed(1)} ${(crownY + 70 + 150 * side * side).toFixed(1)} ${(side * crownReach).toFixed(1)} ${top.toFixed(1)}`
  }).join('')
  const stroke = (colour: string, opacity: number, width: number, shift: number) =>
    `<path d="${lines}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" transform="translate(${shift} 0)"/>`
  return stroke(piece.deep, 0.3, 6, 0) + stroke(piece.deep, 0.42, 2.4, 0) + stroke(piece.glint, 0.4, 2.6, 5)
}

/** A folded cuff between two edges, ribbed, with the fold's own roundness. */
function cuff(sheet: Sheet, piece: Fabric, upper: string, lower: string, inside = ''): string {
  const [end, ...rest] = reverse(lower).split(' ')
  const rows = ribs(piece, upper, lower, 47)
  return cloth(sheet, piece, `${upper} / ${end} / ${rest.join(' ')}`, { round: 60, inside: rows + inside })
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'knit')
  const band = fabric(sheet, colours.accent, 'knit')
  const trim = fabric(sheet, colours.trim, 'plain')
  const upper = '-318,652 -160,682 0,690 160,682 318,652'
  const lower = '-306,866 -160,902 0,912 160,902 306,866'
  const crown = domeRibs(piece, 262, 96)
  const shadow = castShadow(curve(upper), piece, 60, 0.9)
  if (back) {
    const closing = seam(curve('0,246 3,460 0,690'), piece, 3)
    const onCuff = seam(curve('0,690 2,800 0,912'), piece, 3)
    const loop = `<path d="M-13 692h26v46q-13 12 -26 0Z" fill="${trim.base}" stroke="${trim.deep}"/>`
    return (
      cloth(sheet, piece, dome, { round: 110, inside: crown + closing + shadow }) +
      cuff(sheet, band, upper, lower, onCuff) +
      loop
    )
  }
  const gathers = cloth(sheet, piece, dome, {
    round: 110,
    folds: [
      [[-220, 350, -120, 330, -20, 270], 50, 0.6],
      [[240, 380, 130, 330, 60, 280], 50, 0.6],
    ],
    inside: crown + shadow,
  })
  return gathers + cuff(sheet, band, upper, lower) + wovenLabel(0, 802, 116, trim, colours.base)
}

/** Rib-knit beanie with a deep folded cuff and a woven label. */
export const beanie = garmentDrawing({
  name: 'beanie',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-200, 590, 400],
  shadow: [1010, 320],
})
