import { curve } from '#demo/pictures/curve.ts'
import { stitch, type Colourway, type Sheet } from '#demo/pictures/drawing.ts'
import { wovenLabel } from './brand-mark.ts'
import { cloth, fabric, type Fabric } from './cloth.ts'
import { garmentDrawing } from './garment.ts'
import { insideOut } from './neckline.ts'
import { castShadow, seam, topstitch } from './seam.ts'
import { tones } from './tones.ts'

const crown =
  '-330,690 / -346,600 -330,480 -270,372 -170,300 -50,274 70,296 160,356 220,450 246,560 250,656 / 120,700 -60,724 -190,720 -270,708 -328,692'

/** A sewn eyelet: thread wound round a hole. */
const eyelet = (x: number, y: number, piece: Fabric): string =>
  `<ellipse cx="${x}" cy="${y}" rx="12" ry="13" fill="none" stroke="${piece.glint}" stroke-width="7" stroke-dasharray="2 1.4"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="7" ry="8" fill="#0d0b0a"/>`

const button = (x: number, y: number, piece: Fabric): string =>
  `<ellipse cx="${x}" cy="${y}" rx="27" ry="14" fill="${piece.base}" stroke="${piece.deep}" stroke-width="1.6"/>` +
  `<ellipse cx="${x - 5}" cy="${y - 4}" rx="13" ry="5" fill="${piece.glint}" fill-opacity=".6"/>`

const doubleStitched = (trace: string, gap: number, piece: Fabric): string =>
  seam(curve(trace), piece, 2.2) +
  `<g transform="translate(${gap} 0)">${topstitch(curve(trace), piece)}</g><g transform="translate(${-gap} 0)">${topstitch(curve(trace), piece)}</g>`

/** Where the brim meets the crown, and its free edge opposite: five points each, from the near end to the far end. */
const brimRoot = [
  [-84, 728],
  [10, 712],
  [92, 692],
  [172, 668],
  [250, 640],
] as const
const brimEdge = [
  [-76, 742],
  [44, 826],
  [222, 856],
  [396, 828],
  [470, 742],
] as const

/** A line across the brim, `share` (0..1) of the way from the crown to the free edge. */
const across = (share: number): string =>
  brimRoot
    .map(([x, y], at) => {
      const [farX, farY] = brimEdge[at] ?? [x, y]
      return `${(x + (farX - x) * share).toFixed(1)},${(y + (farY - y) * share).toFixed(1)}`
    })
    .join(' ')

function brim(sheet: Sheet, piece: Fabric, thread: string): string {
  const edge = '-84,728 -76,742 44,826 222,856 396,828 462,778 472,730 440,692'
  const outline = `250,640 362,650 440,692 470,742 462,778 396,828 222,856 44,826 -76,742 / -84,728 / 10,712 92,692 172,668`
  const rows = [0.17, 0.34, 0.51, 0.68, 0.85].map((share) => stitch(curve(across(share)), thread, 1.8, '7 4'))
  const lip = `<path d="${curve(edge)}" fill="none" stroke="${piece.glint}" stroke-opacity=".7" stroke-width="9"/>`
  return (
    `<path d="${curve(outline, true)}" fill="${piece.deep}" transform="translate(-3 12)"/>` +
    cloth(sheet, piece, outline, {
      round: 44,
      across: [20, 690, 330, 880],
      inside: rows.join('') + castShadow(curve(across(0)), piece, 70, 1) + lip,
    })
  )
}

function side(sheet: Sheet, colours: Colourway): string {
  const piece = fabric(sheet, colours.base, 'twill')
  const peak = fabric(sheet, colours.accent, 'twill')
  const trim = fabric(sheet, colours.trim, 'plain')
  const inside =
    doubleStitched('-50,276 -10,400 6,560 0,724', 9, piece) +
    doubleStitched('-60,276 -190,340 -262,470 -286,706', 8, piece) +
    doubleStitched('-40,276 100,316 186,430 212,690', 7, piece) +
    eyelet(-128, 412, piece) +
    eyelet(92, 404, piece) +
    eyelet(-276, 448, piece) +
    topstitch(curve('-340,672 -220,698 -60,706 120,682 250,640'), piece) +
    castShadow(curve('-330,694 -220,718 -60,726 120,702 252,656'), piece, 30, 0.6)
  const body = cloth(sheet, piece, crown, {
    round: 110,
    across: [-340, 420, 250, 500],
    folds: [
      [[-300, 640, -220, 560, -190, 420], 60, 0.6],
      [[-30, 700, -70, 560, -40, 420], 60, 0.4],
      [[40, 690, 90, 600, 70, 460], 56, 0.4],
    ],
    inside,
  })
  return (
    body +
    button(-52, 276, peak) +
    brim(sheet, peak, colours.trim) +
    wovenLabel(112, 556, 96, trim, colours.base)
  )
}

function behind(sheet: Sheet, colours: Colourway): string {
  const piece = fabric(sheet, colours.base, 'twill')
  const peak = fabric(sheet, colours.accent, 'twill')
  const trim = fabric(sheet, colours.trim, 'plain')
  const metal = tones('#a9a49a')
  const dome =
    '-312,742 / -322,620 -296,470 -216,350 -110,288 0,272 110,288 216,350 296,470 322,620 312,742 / 160,770 0,778 -160,770'
  const opening = '-142,772 / -138,660 -84,592 0,572 84,592 138,660 142,772'
  const arch = '-142,772 -138,660 -84,592 0,572 84,592 138,660 142,772'
  const arches = `<path d="${curve(arch)}" fill="none" stroke="${piece.deep}" stroke-width="20"/><path d="${curve(arch)}" fill="none" stroke="${peak.base}" stroke-width="17"/>`
  const inner = insideOut(peak)
  const hole = cloth(sheet, inner, opening, {
    round: 60,
    inside: castShadow(curve(arch), inner, 80, 1) + topstitch(curve('-130,700 0,716 130,700'), inner),
  })
  const strap = '-150,716 0,738 150,716 / 150,764 / 0,786 -150,764'
  const inside =
    doubleStitched('0,274 1,420 0,566', 9, piece) +
    doubleStitched('-20,276 -150,350 -214,500 -226,770', 8, piece) +
    doubleStitched('20,276 150,350 214,500 226,770', 8, piece) +
    eyelet(-116, 440, piece) +
    eyelet(116, 440, piece) +
    topstitch(curve('-318,720 -160,748 -150,748') + curve('318,720 160,748 150,748'), piece) +
    castShadow(curve(arch), piece, 40, 0.7)
  return (
    cloth(sheet, piece, dome, { round: 120, inside }) +
    hole +
    arches +
    topstitch(curve('-148,772 -144,657 -88,586 0,566 88,586 144,657 148,772'), piece) +
    cloth(sheet, trim, strap, {
      round: 18,
      inside: topstitch(
        curve('-146,726 0,747 146,726') + curve('-146,756 0,777 146,756'),
        trim,
        colours.base,
      ),
    }) +
    `<rect x="34" y="728" width="58" height="64" rx="8" fill="none" stroke="${metal.deep}" stroke-width="11"/><rect x="34" y="728" width="58" height="64" rx="8" fill="none" stroke="${metal.base}" stroke-width="8"/><path d="M36 732h50" stroke="${metal.glint}" stroke-width="2.5"/><path d="M62 728v64" stroke="${metal.shade}" stroke-width="6"/>` +
    button(0, 274, peak)
  )
}

/** Six-panel cap, seen from the side: stitched brim, eyelets, woven patch; behind, the arch and its strap. */
export const cap = garmentDrawing({
  name: 'cap',
  front: side,
  back: behind,
  detail: [-30, 460, 400],
  shadow: [930, 380],
})
