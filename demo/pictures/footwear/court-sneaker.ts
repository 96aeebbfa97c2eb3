import { curve, places, type Point } from '../curve.ts'
import { darken, lighten, mix, stitch, type Colourway, type Sheet } from '../drawing.ts'
import { collar } from './collar.ts'
import { eyelet, lacing } from './lace.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { herringbone, withOutsole } from './outsole.ts'
import { product } from './product.ts'
import { slab } from './sole.ts'
import { leather, mesh, suede } from './surface.ts'

const outline =
  '170,770 152,716 156,650 172,590 176,536 164,484 / 200,474 236,496 280,540 340,562 400,548 446,508 476,468 / 560,524 650,578 736,622 / 810,632 886,642 956,666 1012,706 1042,780 / 900,790 600,786 300,782 170,770'
const rim = '178,480 200,474 236,496 280,540 340,562 400,548 446,508 476,468'
const tongue =
  '430,540 448,450 462,412 492,398 536,404 548,430 / 606,496 680,556 750,618 / 700,660 560,590 430,540'
const cup =
  '138,738 220,748 400,756 600,758 800,760 940,756 1020,744 1050,748 1068,772 1068,816 1044,848 / 160,848 / 140,836 138,738'
const eyelets: Point[] = [
  [480, 504],
  [524, 534],
  [570, 562],
  [617, 588],
  [665, 612],
  [712, 634],
]
const ridge: Point[] = [
  [528, 444],
  [572, 478],
  [616, 510],
  [660, 540],
  [704, 568],
  [744, 596],
]

function side(sheet: Sheet, { base, accent, trim, sole }: Colourway): string {
  const hide = leather
  const thread = mix(darken(base, 0.28), trim, 0.3)
  const seam = { texture: hide, thread, rows: [7, 13], shine: 0.32 }
  const holes = [0, 1, 2, 3].flatMap((row) =>
    places(`${784 + row * 6},${662 + row * 21} ${880 + row * 2},${672 + row * 20}`, 6 - row, 0, 1),
  )
  return [
    piece(
      sheet,
      '168,510 184,452 230,462 290,520 390,526 456,460 / 470,490 400,548 340,562 280,540 / 168,510',
      mix(trim, '#8b7d6b', 0.3),
      { texture: mesh(0.6), raise: 0 },
    ),
    piece(sheet, tongue, base, { texture: hide, thread, rows: [9], raise: 2, shine: 0.3 }),
    within(
      sheet,
      outline,
      [
        piece(sheet, outline, base, { texture: hide, shine: 0.4, raise: 0 }),
        ...holes.map(
          ({ x, y }) =>
            `<circle cx="${x}" cy="${y + 1}" r="4.6" fill="#fffaf2" fill-opacity=".4"/><circle cx="${x}" cy="${y}" r="4" fill="#0d0b0a" fill-opacity=".6"/>`,
        ),
        piece(sheet, '300,800 352,716 424,640 494,560 / 660,640 760,680 / 700,720 672,800 / 300,800', base, {
          ...seam,
          seams: ['300,800 352,716 424,640 494,560', '760,680 700,720 672,800'],
        }),
        piece(sheet, '120,800 140,660 172,590 / 230,596 280,640 300,700 310,800 / 120,800', base, {
          ...seam,
          seams: ['172,590 230,596 280,640 300,700 310,800'],
        }),
        piece(
          sheet,
          '140,600 172,590 / 176,536 164,474 / 210,476 240,500 268,530 / 256,580 220,604 140,616 / 140,600',
          accent,
          {
            texture: suede,
            thread: lighten(accent, 0.4),
            rows: [7],
            seams: ['268,530 256,580 220,604 140,616'],
          },
        ),
        piece(
          sheet,
          '446,512 476,468 560,524 650,578 736,622 770,648 / 764,672 720,668 650,640 560,592 452,540 / 446,512',
          base,
          seam,
        ),
        piece(sheet, '880,800 890,740 922,694 968,660 / 1080,700 1080,800 / 880,800', base, {
          ...seam,
          seams: ['880,800 890,740 922,694 968,660'],
        }),
        piece(sheet, '392,800 440,712 516,612 / 550,630 484,716 436,800 / 392,800', accent, {
          texture: suede,
          thread: lighten(accent, 0.4),
          rows: [6],
          raise: 2.4,
        }),
        groove(curve('700,690 740,706 770,740'), 5, 0.25),
      ].join(''),
    ),
    roundness(sheet, outline, base),
    collar(rim, base, 22),
    ...eyelets.map((point) => eyelet(point, mix(base, darken(trim, 0.3), 0.5), 6)),
    lacing(eyelets, ridge, trim, 15),
    slab(
      sheet,
      cup,
      sole,
      738,
      850,
      [
        stitch(
          curve('130,768 220,776 400,784 600,786 800,788 940,784 1070,766'),
          darken(sole, 0.25),
          3,
          '11 6',
        ),
        groove(curve('130,800 400,808 700,810 940,808 1080,796'), 3, 0.6),
        `<path d="M120 838H1080V860H120Z" fill="${mix(sole, '#b08a5c', 0.55)}"/>`,
        groove('M130 836H1070', 2.4, 0.8),
      ].join(''),
    ),
  ].join('')
}

/** Court sneaker: pebbled leather, perforated vamp, suede heel tab, stitched cupsole. */
export const courtSneaker = product({
  name: 'court-sneaker',
  side,
  alternate: withOutsole(side, herringbone, ({ sole }) => mix(sole, '#b08a5c', 0.55)),
  detail: [430, 400, 400],
})
