import { curve, offset, type Point } from '../curve.ts'
import { darken, lighten, mix, type Colourway, type Sheet } from '../drawing.ts'
import { bow, eyelet, lacing, pullTab } from './lace.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { chevrons, withOutsole } from './outsole.ts'
import { product } from './product.ts'
import { lugs, slab } from './sole.ts'
import { mesh, ripstop, suede } from './surface.ts'

const outline =
  '168,752 146,700 146,645 166,580 164,535 152,496 / 190,492 214,500 252,540 312,568 380,560 436,520 474,488 / 560,548 650,606 730,650 / 800,652 876,648 950,660 1014,694 1052,772 / 900,792 600,786 300,775 168,752'
const tongue =
  '420,560 446,470 462,430 490,418 528,424 540,446 / 600,520 680,580 738,648 / 690,680 560,600 420,560'
const midsole =
  '150,706 200,728 300,742 430,744 600,752 760,764 880,768 970,760 1030,744 1062,730 / 1078,768 1050,806 / 980,822 900,830 / 600,832 240,830 / 170,822 134,790 136,740 150,706'
const bottom = '140,800 170,820 300,828 480,818 600,826 800,830 900,826 990,812 1062,786'
const eyelets: Point[] = [
  [478, 522],
  [527, 556],
  [576, 588],
  [626, 619],
  [678, 648],
]
const ridge: Point[] = [
  [522, 462],
  [574, 502],
  [622, 540],
  [670, 575],
  [718, 608],
]

function upper(sheet: Sheet, { base, accent }: Colourway): string {
  const thread = lighten(accent, 0.35)
  return within(
    sheet,
    outline,
    [
      piece(sheet, outline, base, { texture: mesh(), raise: 0 }),
      groove(curve('716,650 700,700 716,760'), 3, 0.5),
      groove(curve('300,570 330,640 324,760'), 3, 0.35),
      piece(
        sheet,
        '380,790 450,690 520,610 552,582 / 586,604 / 545,670 500,740 480,800 / 380,790',
        mix(base, accent, 0.35),
        {
          texture: ripstop,
          thread,
          rows: [7],
        },
      ),
      piece(sheet, '560,800 600,720 640,650 / 676,668 / 650,720 640,800 / 560,800', mix(base, accent, 0.35), {
        texture: ripstop,
        thread,
        rows: [7],
      }),
      piece(sheet, '130,790 130,690 150,600 / 214,610 262,650 300,700 330,790 / 130,790', accent, {
        texture: suede,
        thread,
        rows: [8, 15],
        seams: ['150,600 214,610 262,650 300,700 330,790'],
      }),
      piece(sheet, '790,790 800,745 850,690 905,652 / 960,640 1080,700 1080,800 / 790,800', accent, {
        texture: suede,
        thread,
        rows: [8],
        seams: ['790,790 800,745 850,690 905,652'],
      }),
      piece(
        sheet,
        '436,524 474,484 560,546 650,604 742,656 / 752,690 720,694 / 640,650 540,592 450,552 / 436,524',
        accent,
        {
          texture: suede,
          thread,
          rows: [7],
        },
      ),
    ].join(''),
  )
}

function side(sheet: Sheet, colourway: Colourway): string {
  const { base, accent, trim, sole } = colourway
  const rubber = mix('#23211e', accent, 0.12)
  const lining =
    '160,520 176,470 220,480 300,530 390,530 450,480 / 474,492 436,530 380,570 312,575 250,548 / 160,520'
  return [
    piece(sheet, lining, darken(trim, 0.35), { texture: mesh(0.7), raise: 0 }),
    piece(sheet, tongue, mix(base, accent, 0.5), {
      texture: mesh(0.8),
      thread: trim,
      rows: [8],
      raise: 2,
    }),
    pullTab('M176 560C150 520 132 490 150 470C168 454 186 480 180 520', trim, 17),
    upper(sheet, colourway),
    roundness(sheet, outline, base),
    `<path d="${offset('164,500 190,492 214,500 252,540 312,568 380,560 436,520 474,488', 7)}" fill="none" stroke="${darken(base, 0.3)}" stroke-width="13" stroke-linecap="round"/>`,
    `<path d="${offset('164,500 190,492 214,500 252,540 312,568 380,560 436,520 474,488', 4)}" fill="none" stroke="${lighten(base, 0.3)}" stroke-opacity=".5" stroke-width="3"/>`,
    ...eyelets.map((point) => eyelet(point, darken(trim, 0.2), 7)),
    lacing(eyelets, ridge, trim),
    bow([530, 470], trim, -4),
    lugs(bottom, 15, rubber, { height: 20, width: 40, from: 0.03, to: 0.98, lean: 5 }),
    slab(
      sheet,
      midsole,
      sole,
      720,
      830,
      [
        groove(curve('130,752 220,768 330,766 440,782 560,794 720,796'), 4, 0.9),
        ...[0, 1, 2, 3, 4].map((n) =>
          groove(curve(`${190 + n * 40},${786 + n * 2} ${214 + n * 40},${768 + n * 3}`), 5, 0.7),
        ),
        ...[0, 1, 2].map((n) =>
          groove(curve(`${800 + n * 56},${800 - n * 3} ${832 + n * 56},${782 - n * 5}`), 5, 0.7),
        ),
      ].join(''),
    ),
    slab(
      sheet,
      '134,792 200,806 320,812 480,804 620,812 800,816 900,810 980,792 1030,772 1052,746 1070,746 1080,774 1058,804 / 990,824 900,836 600,838 480,830 300,838 / 170,830 134,792',
      rubber,
      740,
      840,
    ),
  ].join('')
}

/** Trail running shoe: mesh upper, suede overlays, rubber toe bumper, deep lugs. */
export const trailRunner = product({
  name: 'trail-runner',
  side,
  alternate: withOutsole(side, chevrons, ({ accent }) => mix('#2b2926', accent, 0.15)),
  detail: [400, 400, 420],
})
