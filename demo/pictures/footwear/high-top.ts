import { curve, places } from '../curve.ts'
import { darken, lighten, mix, type Colourway, type Sheet } from '../drawing.ts'
import { binding } from './collar.ts'
import { bow, eyelet, lacing } from './lace.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { pair, product } from './product.ts'
import { ribs, slab } from './sole.ts'
import { canvas, foam } from './surface.ts'

const outline =
  '172,776 156,720 158,650 176,570 192,480 194,390 184,300 / 262,306 350,296 446,262 / 466,340 490,410 536,474 600,530 676,580 760,626 / 830,630 900,640 966,668 1018,712 1044,784 / 900,792 600,788 300,786 172,776'
const rim = '184,300 262,306 350,296 446,262'
const tongue =
  '420,320 434,246 456,214 494,202 536,212 546,244 / 560,320 586,390 640,452 706,516 768,612 / 700,630 540,480 420,320'
const foxing =
  '140,752 220,760 400,766 600,768 800,768 940,762 1020,748 1050,750 1068,774 1068,818 1044,848 / 162,848 / 142,838 140,752'
const edge = '478,290 492,352 514,404 552,454 600,500 654,542 706,578'
const eyelets = places(edge, 8).map(({ x, y }) => [x, y] as const)
const ridge = places('536,240 552,300 574,352 612,402 660,448 708,498 744,548', 8).map(
  ({ x, y }) => [x, y] as const,
)

function side(sheet: Sheet, { base, accent, trim, sole }: Colourway): string {
  const weave = canvas
  const thread = trim
  const eyestay =
    '432,270 446,262 466,340 490,410 536,474 600,530 676,580 772,634 / 768,664 720,660 640,612 550,546 488,474 454,400 436,330 / 432,270'
  const rubber = mix(sole, '#efe7d8', 0.25)
  return [
    piece(sheet, '186,330 194,268 280,264 370,256 440,232 / 456,290 300,330 186,330', darken(trim, 0.25), {
      texture: weave,
      raise: 0,
    }),
    piece(sheet, tongue, base, { texture: weave, thread, rows: [9], raise: 2 }),
    within(
      sheet,
      outline,
      [
        piece(sheet, outline, base, { texture: weave, raise: 0 }),
        piece(
          sheet,
          '340,800 380,700 440,610 500,540 / 560,556 640,612 740,666 / 640,800 / 340,800',
          mix(base, darken(base, 0.2), 0.3),
          { texture: weave, thread, rows: [7, 13], raise: 1.6, seams: ['340,800 380,700 440,610 500,540'] },
        ),
        piece(sheet, '640,800 660,730 700,676 740,640 / 800,600 1080,640 1080,800 / 640,800', base, {
          texture: weave,
          thread,
          rows: [7, 13],
          raise: 2,
          seams: ['640,800 660,730 700,676 740,640'],
        }),
        piece(
          sheet,
          '130,800 150,650 176,560 194,440 184,290 / 222,290 228,400 222,500 232,640 246,800 / 130,800',
          accent,
          { texture: weave, thread, rows: [7], raise: 2, seams: ['222,290 228,400 222,500 232,640 246,800'] },
        ),
        piece(sheet, '130,800 150,680 / 220,690 270,726 290,800 / 130,800', accent, {
          texture: weave,
          thread,
          rows: [7],
          raise: 3,
          seams: ['150,680 220,690 270,726 290,800'],
        }),
        piece(sheet, eyestay, base, { texture: weave, thread, rows: [7, 13], raise: 2.4 }),
        ...[
          [360, 640],
          [420, 720],
        ].map(([x = 0, y = 0]) => eyelet([x, y], mix('#b9b2a4', trim, 0.3), 8)),
        `<circle cx="316" cy="458" r="62" fill="${accent}" stroke="${trim}" stroke-width="3" stroke-dasharray="7 4"/><path d="M272 486L302 440L320 460L342 424L366 486Z" fill="${trim}" stroke="${darken(accent, 0.4)}" stroke-width="1.5"/>`,
        groove(curve('196,520 240,534 290,530'), 7, 0.2),
        groove(curve('500,470 520,520 570,560'), 6, 0.2),
      ].join(''),
    ),
    roundness(sheet, outline, base, 1, 1.15),
    within(
      sheet,
      outline,
      piece(sheet, '846,810 852,740 878,680 912,620 / 1000,620 1100,700 1100,810 / 846,810', rubber, {
        texture: foam(0.05),
        shine: 0.5,
        raise: 4,
      }),
    ),
    binding(rim, accent, 12),
    ...eyelets.map((point) => eyelet(point, mix('#b9b2a4', trim, 0.3), 8)),
    lacing(eyelets, ridge, trim, 14),
    bow([540, 236], trim, 6, 12),
    slab(
      sheet,
      foxing,
      rubber,
      744,
      850,
      [
        ribs('862,790 940,784 1020,770 1070,752', 26, 34),
        `<path d="${curve('120,778 400,790 700,792 860,788 940,782 1080,752')}" fill="none" stroke="${accent}" stroke-width="8"/>`,
        groove(curve('120,786 400,798 700,800 860,796 940,790 1080,760'), 2, 0.6),
        `<path d="M120 834H1080V860H120Z" fill="${mix(darken(sole, 0.25), '#a9754a', 0.4)}"/>`,
        groove('M130 832H1070', 2.6, 0.9),
      ].join(''),
    ),
    `<path d="${curve('990,690 1018,714 1036,744')}" stroke="${lighten(rubber, 0.7)}" stroke-opacity=".5" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  ].join('')
}

/** Canvas high-top: rubber toe cap, foxing stripe, ankle patch, eyelets to the collar. */
export const highTop = product({ name: 'high-top', side, alternate: pair(side), detail: [420, 210, 420] })
