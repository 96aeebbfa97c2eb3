import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { baffle } from './baffle.ts'
import { embroideredMark } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { garmentDrawing } from './garment.ts'
import { castShadow, seam } from './seam.ts'
import { cuffEdges, type SleeveFit } from './sleeve.ts'
import { tones } from './tones.ts'
import { armhole, regularCut } from './torso.ts'
import { bothSides, mirror, onSide, reverse, symmetric, type Side } from './trace.ts'
import { zip, zipEnd, zipPull } from './zip.ts'

const cut = {
  ...regularCut,
  neck: [112, 220] as const,
  dip: 300,
  shoulder: [240, 276] as const,
  armpit: [240, 500] as const,
}
const metal = tones('#8a8c8e')
const fit: SleeveFit = { cut, width: 44, length: 884, seed: 1 }

/** The body swells between quilting seams, so its sides are scalloped. */
const rows = [352, 442, 532, 622, 712, 802, 892]
const scallops = rows
  .slice(2)
  .map((y) => `${252 + (y - 500) * 0.02},${y - 44} ${240 + (y - 500) * 0.02},${y} /`)
  .join(' ')
const outline = (back: boolean) =>
  symmetric(
    `0,${back ? 236 : 300} 60,${back ? 232 : 282} ${cut.neck.join(',')} / ${armhole(cut)} / ${scallops} 250,930 / 236,962 120,974 0,976`,
  )

const sleeveRows = [384, 474, 564, 654, 744, 830]
const sleeveTrace =
  '196,262 / 240,276 298,304 330,350 / 350,388 366,438 / 382,480 388,528 / 400,572 400,618 / 412,660 410,708 / 420,750 414,800 / 420,838 410,880 / 280,896 / 272,850 276,800 / 264,760 268,706 / 254,660 258,610 / 246,570 242,500 / 196,420'

function arm(sheet: Sheet, piece: Fabric, rib: Fabric, side: Side): string {
  const quilting = sleeveRows.map((y, row) => {
    const inner = 214 + row * 12
    const outer = 352 + row * 14
    const trace = `${inner},${y + 34} ${(inner + outer) / 2},${y + 26} ${outer},${y - 6}`
    return baffle(
      sheet,
      side === 'right' ? trace : reverse(mirror(trace)),
      88,
      piece,
      row * 13 + (side === 'left' ? 5 : 2),
      row === 0,
    )
  })
  const [upper, lower] = cuffEdges(side, { ...fit, width: 30 }, 34, 4)
  const [end, ...rest] = reverse(lower).split(' ')
  return (
    cloth(sheet, rib, `${upper} / ${end} / ${rest.join(' ')}`, { round: 20 }) +
    cloth(sheet, piece, onSide(side, sleeveTrace), {
      across: side === 'left' ? [-420, 560, -240, 620] : [240, 620, 420, 560],
      round: 60,
      inside: quilting.join('') + castShadow(curve(onSide(side, armhole(cut))), piece, 50, 0.7),
    })
  )
}

/** The quilted collar, from the front with the dark of its inside, or from behind. */
function collar(sheet: Sheet, piece: Fabric, back: boolean): string {
  if (back) {
    const outside = symmetric('0,150 60,150 104,158 / 128,192 / 122,236 60,256 0,260')
    return cloth(sheet, piece, outside, {
      round: 34,
      inside: baffle(sheet, '-130,206 -60,214 0,216 60,214 130,206', 52, piece, 3, true),
    })
  }
  const right = '0,232 / 36,226 68,204 92,156 / 112,150 / 134,188 128,244 / 90,284 44,304 0,310'
  const quilting = '0,276 44,266 86,242 132,196'
  const half = (trace: string, row: string, seed: number) =>
    cloth(sheet, piece, trace, { round: 34, inside: baffle(sheet, row, 46, piece, seed, true) })
  return half(mirror(right), reverse(mirror(quilting)), 4) + half(right, quilting, 9)
}

function draw(sheet: Sheet, colours: Colourway, back: boolean): string {
  const piece = fabric(sheet, colours.base, 'plain')
  const accent = fabric(sheet, colours.accent, 'plain')
  const coat = tones(colours.accent)
  const quilting = rows.map((y, row) =>
    baffle(
      sheet,
      `-262,${y - 8} -120,${y + 4} 0,${y + 7} 120,${y + 4} 262,${y - 8}`,
      90,
      piece,
      row * 7 + (back ? 40 : 0),
      row === 0,
    ),
  )
  const pocket = '150,690 172,770 180,850'
  const front =
    [mirror(pocket), pocket].map((trace) => zip(trace, coat, metal, 11) + zipEnd(trace, 0, coat)).join('') +
    zipPull(-150, 704, metal, 0.85, 14, colours.trim) +
    zipPull(150, 704, metal, 0.85, -14, colours.trim) +
    zip('0,290 1,976', coat, metal, 17)
  const inside =
    quilting.join('') +
    castShadow(bothSides(armhole(cut)), piece, 34, 0.8) +
    seam(bothSides(armhole(cut)), piece, 2.4) +
    castShadow(
      curve(back ? '-128,240 0,266 128,240' : '-130,248 -88,290 0,314 88,290 130,248'),
      piece,
      54,
      0.8,
    ) +
    (back ? '' : front)
  const body = cloth(sheet, piece, outline(back), { round: 80, inside })
  const arms = arm(sheet, piece, accent, 'left') + arm(sheet, piece, accent, 'right')
  if (back) return arms + body + collar(sheet, piece, true) + embroideredMark(0, 396, 40, colours.trim)
  const lining = cloth(
    sheet,
    { ...accent, base: accent.shade, shade: accent.deep },
    symmetric('0,154 60,152 106,158 / 112,260 / 0,290'),
    {
      round: 60,
    },
  )
  return (
    lining +
    arms +
    body +
    collar(sheet, piece, false) +
    zip('0,232 1,312', coat, metal, 17) +
    zipPull(0, 256, metal, 1.3, 0, colours.trim) +
    embroideredMark(132, 400, 42, colours.trim)
  )
}

/** Down jacket: horizontal baffles, quilted stand collar, full zip, zipped hand pockets. */
export const pufferJacket = garmentDrawing({
  name: 'puffer-jacket',
  front: (sheet, colours) => draw(sheet, colours, false),
  back: (sheet, colours) => draw(sheet, colours, true),
  detail: [-180, 140, 400],
})
