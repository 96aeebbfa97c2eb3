import { curve, type Point } from '../curve.ts'
import { darken, lighten, mix, type Colourway, type Sheet } from '../drawing.ts'
import { collar } from './collar.ts'
import { bow, eyelet, lacing, pullTab } from './lace.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { pads, withOutsole } from './outsole.ts'
import { product } from './product.ts'
import { slab } from './sole.ts'
import { foam, knit, mesh } from './surface.ts'

const outline =
  '182,740 158,690 158,630 180,560 170,500 148,452 / 188,446 214,468 246,515 300,548 366,540 420,498 462,462 / 550,528 640,588 724,636 / 796,636 872,636 944,650 1006,688 1044,768 / 900,790 600,780 300,765 182,740'
const rim = '150,456 188,446 214,468 246,515 300,548 366,540 420,498 462,462'
const tongue =
  '410,550 430,456 444,400 474,386 516,394 530,424 / 590,506 666,566 730,632 / 690,670 560,590 410,550'
const midsole =
  '132,684 190,694 260,716 360,726 460,722 600,738 760,752 880,756 980,744 1040,722 1062,738 / 1070,764 1046,796 / 980,824 880,834 / 600,838 420,836 240,838 / 166,832 124,794 116,736 132,684'
const eyelets: Point[] = [
  [466, 500],
  [514, 535],
  [563, 567],
  [613, 598],
  [664, 626],
]
const ridge: Point[] = [
  [506, 438],
  [556, 478],
  [604, 516],
  [652, 552],
  [702, 588],
]

/** A welded ridgeline on the quarter: the brand's mark. */
const ridgeline =
  '318,752 / 420,640 / 470,684 / 540,610 / 664,744 / 636,752 / 538,648 / 472,716 / 422,674 / 352,760 / 318,752'

function upper(sheet: Sheet, { base, accent, trim }: Colourway): string {
  const thread = lighten(accent, 0.4)
  const counter = '140,760 140,640 176,574 / 240,590 280,650 292,700 300,770 / 140,760'
  return within(
    sheet,
    outline,
    [
      piece(sheet, outline, base, { texture: knit, raise: 0 }),
      ...[0, 1, 2, 3].map((n) =>
        groove(
          curve(`${724 + n * 42},${650 + n * 4} ${736 + n * 40},${690 + n * 5} ${730 + n * 42},${740}`),
          3,
          0.45,
        ),
      ),
      piece(sheet, counter, mix(base, accent, 0.75), {
        texture: mesh(0.8),
        thread,
        rows: [7],
        seams: ['176,574 240,590 280,650 292,700 300,770'],
      }),
      piece(sheet, ridgeline, accent, { texture: foam(0.06), shine: 0.3, raise: 2.4 }),
      piece(sheet, '860,790 880,730 940,690 1000,670 / 1080,720 1080,800 / 860,790', mix(base, accent, 0.6), {
        texture: foam(0.06),
        raise: 2,
      }),
      piece(
        sheet,
        '424,500 462,462 550,528 640,588 730,640 / 722,672 690,668 620,632 520,570 438,526 / 424,500',
        accent,
        { texture: foam(0.06), thread: trim, rows: [7] },
      ),
    ].join(''),
  )
}

const heelPod = '110,730 126,676 196,702 270,742 360,770 420,836 240,838 / 160,830 120,790 110,730'

function side(sheet: Sheet, colourway: Colourway): string {
  const { base, accent, trim, sole } = colourway
  const rubber = mix('#262421', accent, 0.2)
  const lining =
    '160,490 170,424 214,430 290,500 380,500 440,440 / 470,470 420,500 366,540 300,548 236,520 / 160,490'
  return [
    piece(sheet, lining, darken(mix(trim, base, 0.3), 0.3), { texture: knit, raise: 0 }),
    piece(sheet, tongue, mix(base, accent, 0.4), { texture: knit, thread: trim, rows: [8], raise: 2 }),
    pullTab('M166 520C140 480 122 436 140 420C158 408 172 440 172 476', trim, 14),
    upper(sheet, colourway),
    roundness(sheet, outline, base),
    collar(rim, mix(base, accent, 0.4), 20, true),
    ...eyelets.map((point) => eyelet(point, darken(trim, 0.15), 6)),
    lacing(eyelets, ridge, trim, 12),
    bow([512, 440], trim, -4, 11),
    slab(
      sheet,
      '160,826 300,832 600,832 860,830 960,818 1040,786 1060,760 1072,772 1050,806 / 980,834 880,848 / 660,848 620,840 440,840 400,848 230,848 / 150,832 160,826',
      rubber,
      770,
      850,
      '',
    ),
    slab(
      sheet,
      midsole,
      sole,
      690,
      840,
      [
        `<path d="${curve(heelPod, true)}" fill="${mix(sole, accent, 0.18)}" fill-opacity=".55"/>`,
        groove(curve('112,690 190,712 270,752 350,786 410,832'), 5, 0.9),
        groove(curve('112,724 190,748 256,786 300,832'), 4, 0.6),
        groove(curve('430,790 560,782 700,792 830,800 940,796 1030,768'), 5, 0.9),
        groove(curve('470,812 600,806 740,814 860,818'), 4, 0.5),
      ].join(''),
    ),
  ].join('')
}

/** Road running shoe: knit upper, tall rockered foam, smooth rubber pads. */
export const roadRunner = product({
  name: 'road-runner',
  side,
  alternate: withOutsole(side, pads, ({ accent }) => mix('#2b2926', accent, 0.25)),
  detail: [390, 400, 400],
})
