import { curve, type Point } from '../curve.ts'
import { darken, lighten, mix, stitch, type Colourway, type Sheet } from '../drawing.ts'
import { padding } from './collar.ts'
import { shapeOf } from './hatching.ts'
import { bow, eyelet, lacing, pullTab } from './lace.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { pair, product } from './product.ts'
import { lugs, slab } from './sole.ts'
import { leather, ripstop, shearling } from './surface.ts'

const outline =
  '176,760 152,706 150,640 168,550 178,440 170,330 158,244 / 260,232 370,240 480,214 / 486,300 500,390 540,460 610,520 700,574 770,610 / 840,608 912,618 976,648 1026,694 1054,776 / 900,790 600,786 300,776 176,760'
const shell =
  '150,700 148,640 160,590 / 240,590 330,610 420,640 500,640 570,600 640,560 700,560 / 770,600 840,598 920,612 984,644 1034,690 1064,780 / 900,800 600,796 300,790 150,780 / 150,700'
const cuff =
  '146,262 138,226 150,190 / 200,176 260,184 330,176 400,184 470,160 / 500,176 506,206 494,238 / 440,252 380,262 300,256 220,268 / 146,262'
const tongue =
  '430,240 452,170 500,156 548,168 556,206 / 566,310 584,380 640,450 710,520 776,600 / 700,600 540,480 430,240'
const sole =
  '132,744 300,770 480,774 640,778 840,782 960,778 1034,758 1062,742 1078,752 1080,786 1046,812 / 960,828 860,834 / 500,834 488,824 420,824 408,834 170,834 / 126,820 132,744'
const eyelets: Point[] = [
  [494, 286],
  [506, 344],
  [530, 400],
  [570, 450],
  [620, 494],
  [676, 534],
]
const ridge: Point[] = [
  [550, 236],
  [562, 300],
  [588, 356],
  [630, 406],
  [680, 452],
  [734, 504],
]

function side(sheet: Sheet, colourway: Colourway): string {
  const { base, accent, trim } = colourway
  const thread = mix(trim, base, 0.2)
  const nylon = ripstop
  const rubber = mix(colourway.sole, '#2a2623', 0.3)
  const metal = mix('#8d8478', trim, 0.2)
  const wool = mix('#e9dcc3', trim, 0.15)
  const eyestay =
    '456,230 480,214 486,300 500,390 540,460 610,520 712,580 / 690,612 640,590 570,540 500,470 464,400 452,300 / 456,230'
  return [
    piece(sheet, tongue, mix(base, accent, 0.5), { texture: nylon, thread, rows: [9], raise: 2 }),
    pullTab('M176 330C146 300 128 232 146 220C168 208 184 250 184 300', trim, 18),
    within(
      sheet,
      outline,
      [
        piece(sheet, outline, base, { texture: nylon, raise: 0 }),
        padding([
          '160,320 250,312 350,316 460,296',
          '172,400 260,392 370,396 470,376',
          '174,476 270,470 390,474 500,456',
          '166,548 280,546 420,552 560,530',
        ]),
        ...[
          '160,320 250,312 350,316 460,296',
          '172,400 260,392 370,396 470,376',
          '174,476 270,470 390,474 500,456',
          '166,548 280,546 420,552 560,530',
        ].map((trace) => stitch(curve(trace), thread, 2)),
        piece(sheet, '140,600 160,230 / 214,230 226,330 230,450 216,600 / 140,600', accent, {
          texture: leather,
          thread,
          rows: [8],
          seams: ['214,230 226,330 230,450 216,600'],
        }),
        piece(sheet, eyestay, accent, { texture: leather, thread, rows: [8, 15], shine: 0.2 }),
        piece(sheet, shell, mix(accent, rubber, 0.35), {
          texture: leather,
          shine: 0.6,
          raise: 4,
          thread,
          rows: [9, 17],
          seams: ['160,590 240,590 330,610 420,640 500,640 570,600 640,560 700,560'],
        }),
        groove(curve('150,700 300,726 480,730 660,724 800,736'), 4, 0.5),
        piece(
          sheet,
          '800,810 812,730 860,672 930,622 / 1000,620 1100,720 1100,810 / 800,810',
          darken(mix(accent, rubber, 0.35), 0.3),
          { raise: 4, shine: 0.7 },
        ),
        ...[0, 1, 2].map((n) =>
          groove(
            curve(
              `${838 + n * 30},${780 - n * 2} ${852 + n * 30},${724 - n * 6} ${896 + n * 30},${676 - n * 4}`,
            ),
            3,
            0.6,
          ),
        ),
        piece(
          sheet,
          '130,810 140,650 158,610 / 230,620 262,680 276,810 / 130,810',
          darken(mix(accent, rubber, 0.35), 0.3),
          { raise: 3, shine: 0.5 },
        ),
      ].join(''),
    ),
    roundness(sheet, outline, base, 1, 1.2),
    piece(sheet, cuff, wool),
    within(sheet, cuff, shearling(shapeOf(cuff))),
    roundness(sheet, cuff, wool, 0.8, 0.6),
    ...eyelets.map((point) => eyelet(point, metal, 10)),
    lacing(eyelets, ridge, trim, 13),
    bow([548, 222], trim, 6, 12),
    lugs('160,828 280,834 410,830', 5, rubber, { height: 20, width: 48, from: 0.04, to: 0.96 }),
    lugs('500,832 660,834 860,832 960,824 1046,800', 9, rubber, {
      height: 20,
      width: 48,
      from: 0.03,
      to: 0.97,
    }),
    slab(
      sheet,
      sole,
      rubber,
      740,
      838,
      [
        groove(curve('120,790 300,800 480,802 800,806 980,800 1080,758'), 4, 0.9),
        stitch(
          curve('140,764 300,784 480,788 640,792 840,796 960,790 1036,764'),
          lighten(trim, 0.2),
          3,
          '11 6',
        ),
      ].join(''),
    ),
  ].join('')
}

/** Winter boot: quilted nylon shaft over a moulded shell, shearling cuff. */
export const winterBoot = product({
  name: 'winter-boot',
  side,
  alternate: pair(side),
  detail: [150, 170, 440],
})
