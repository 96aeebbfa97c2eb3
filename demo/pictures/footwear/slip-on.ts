import { curve } from '../curve.ts'
import { darken, lighten, mix, stitch, type Colourway, type Sheet } from '../drawing.ts'
import { collar } from './collar.ts'
import { pullTab } from './lace.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { waffle, withOutsole } from './outsole.ts'
import { product } from './product.ts'
import { slab } from './sole.ts'
import { canvas, elastic, suede } from './surface.ts'

const outline =
  '172,772 152,720 154,656 172,596 174,548 162,500 / 196,490 230,520 272,568 334,598 400,592 460,566 510,528 540,504 / 612,526 694,556 774,582 854,604 930,634 992,678 1032,728 1050,784 / 900,790 600,788 300,784 172,772'
const rim = '176,496 196,490 230,520 272,568 334,598 400,592 460,566 510,528 540,504'
const gore = '420,592 460,566 510,528 / 560,560 580,610 572,668 556,690 / 500,664 452,628 420,592'
const vamp =
  '510,528 540,500 612,526 694,556 774,582 854,604 930,634 1000,680 1070,800 / 690,800 640,760 596,700 572,668 / 580,610 560,560 510,528'
const foxing =
  '140,750 220,758 400,766 600,768 800,768 940,764 1020,752 1050,752 1070,776 1068,818 1044,848 / 160,848 / 140,836 140,750'

function side(sheet: Sheet, { base, accent, trim, sole }: Colourway): string {
  const weave = canvas
  const nap = suede
  const thread = lighten(mix(base, trim, 0.5), 0.1)
  const rubber = mix(sole, '#efe7d8', 0.15)
  return [
    piece(
      sheet,
      '172,516 182,466 226,478 290,546 360,560 430,544 500,496 540,486 / 556,510 480,560 400,592 330,598 262,568 / 172,516',
      mix(trim, '#8b7d6b', 0.25),
      { texture: weave, raise: 0 },
    ),
    `<path d="${curve('190,500 250,560 330,585 420,570 500,515 / 440,560 340,600 240,580 / 190,500', true)}" fill="#0d0b0a" fill-opacity=".28"/>`,
    pullTab('M170 566C146 530 138 486 152 474C168 466 176 492 176 530', accent, 15),
    within(
      sheet,
      outline,
      [
        piece(sheet, outline, base, { texture: nap, raise: 0 }),
        piece(sheet, gore, darken(accent, 0.1), { texture: elastic(8, true), raise: 0 }),
        piece(
          sheet,
          '120,800 140,560 172,500 196,490 230,520 272,568 334,598 420,592 / 452,628 500,664 556,690 / 596,730 640,800 / 120,800',
          base,
          {
            texture: nap,
            thread,
            rows: [8, 14],
            seams: ['420,592 452,628 500,664 556,690 / 596,730 640,800'],
          },
        ),
        piece(sheet, vamp, base, {
          texture: nap,
          thread,
          rows: [8, 14],
          seams: ['690,800 640,760 596,700 572,668 / 580,610 560,560 510,528'],
        }),
        stitch(curve('640,540 680,622 764,690 880,716 1010,704'), thread, 2.6, '11 6'),
        stitch(curve('653,546 692,616 772,677 882,702 1004,690'), thread, 2.6, '11 6'),
        piece(sheet, '130,800 140,660 170,590 / 216,600 262,650 286,710 292,800 / 130,800', accent, {
          texture: nap,
          thread: lighten(accent, 0.4),
          rows: [8],
          seams: ['170,590 216,600 262,650 286,710 292,800'],
        }),
        groove(curve('610,700 650,690 700,742'), 6, 0.2),
        groove(curve('700,590 730,640 800,670'), 6, 0.16),
      ].join(''),
    ),
    roundness(sheet, outline, base),
    collar(rim, accent, 20),
    slab(
      sheet,
      foxing,
      rubber,
      750,
      850,
      [
        stitch(
          curve('130,778 220,786 400,794 600,796 800,796 940,792 1080,776'),
          darken(rubber, 0.3),
          3,
          '11 6',
        ),
        `<path d="M120 822H1080V860H120Z" fill="${mix('#b98a58', sole, 0.25)}"/>`,
        groove('M130 820H1070', 2.6, 0.9),
        groove('M130 835H1070', 1.8, 0.5),
      ].join(''),
    ),
  ].join('')
}

/** Slip-on: suede with elastic gores, moccasin stitching, padded collar, flat gum sole. */
export const slipOn = product({
  name: 'slip-on',
  side,
  alternate: withOutsole(side, waffle, ({ sole }) => mix('#b98a58', sole, 0.25)),
  detail: [380, 460, 380],
})
