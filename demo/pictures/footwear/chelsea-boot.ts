import { curve, offset } from '../curve.ts'
import { darken, lighten, mix, stitch, type Colourway, type Sheet } from '../drawing.ts'
import { pullTab } from './lace.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { pair, product } from './product.ts'
import { slab } from './sole.ts'
import { elastic, leather } from './surface.ts'

const outline =
  '178,764 156,712 156,650 174,570 192,480 190,380 184,262 / 260,254 350,262 438,252 / 446,340 458,420 496,482 570,532 660,578 750,616 840,632 920,646 986,676 1032,722 1048,782 / 900,790 600,786 300,778 178,764'
const gore = '268,262 356,262 / 372,380 378,470 352,556 330,580 306,556 276,470 264,380 268,262'
const welt =
  '146,758 300,776 480,780 700,786 900,790 1000,786 1058,770 / 1072,784 1050,800 / 900,806 480,800 300,796 140,784 / 146,758'

function side(sheet: Sheet, colourway: Colourway): string {
  const { base, accent, trim, sole } = colourway
  const hide = leather
  const thread = mix(trim, base, 0.35)
  const heel = '142,792 300,796 420,800 / 404,848 / 160,848 / 142,792'
  const counter = '130,800 140,640 176,560 / 240,580 290,640 314,720 318,800 / 130,800'
  const vamp = '330,584 400,560 470,540 520,520 / 560,540 / 600,600'
  return [
    piece(sheet, '184,282 200,240 300,232 420,236 438,270 / 350,290 184,282', darken(trim, 0.3), {
      raise: 0,
    }),
    pullTab('M196 330C176 280 172 214 190 204C208 198 214 250 214 330', accent, 19),
    pullTab('M424 320C414 270 414 208 430 202C448 198 450 260 446 322', accent, 19),
    within(
      sheet,
      outline,
      [
        piece(sheet, outline, base, { texture: hide, shine: 0.55, raise: 0 }),
        piece(sheet, gore, accent, { texture: elastic(9), raise: 0 }),
        stitch(offset(gore, -8), thread),
        `<path d="${curve(gore)}" fill="none" stroke="${darken(base, 0.5)}" stroke-width="4"/>`,
        groove(curve(vamp.slice(0, 31)), 3, 0.9),
        groove(curve('330,580 350,660 352,790'), 3, 0.9),
        stitch(offset('330,580 350,660 352,790', -8), thread),
        stitch(offset('330,580 350,660 352,790', -15), thread),
        piece(sheet, counter, mix(base, darken(base, 0.4), 0.35), {
          texture: hide,
          shine: 0.5,
          thread,
          rows: [8],
          seams: ['176,560 240,580 290,640 314,720 318,800'],
        }),
        groove(curve('470,520 520,560 580,590'), 5, 0.35),
        groove(curve('480,560 540,600 610,620'), 5, 0.3),
        groove(curve('640,640 700,668 742,720'), 6, 0.25),
        groove(curve('690,640 746,670 786,716'), 5, 0.22),
        groove(curve('196,430 230,450 262,446'), 5, 0.25),
        `<path d="${curve('790,672 860,676 930,700 975,730 / 930,716 860,700 790,700 / 790,672', true)}" fill="#fffaf2" fill-opacity=".08"/>`,
        `<path d="${curve('452,300 462,400 486,470 540,528 / 500,500 462,430 446,340 / 452,300', true)}" fill="#fffaf2" fill-opacity=".12"/>`,
      ].join(''),
    ),
    roundness(sheet, outline, base, 1.1, 1.25),
    stitch(offset('184,262 260,254 350,262 438,252', 9), thread),
    slab(
      sheet,
      '142,782 300,792 480,798 700,802 900,804 1000,800 1062,784 / 1066,806 1030,822 / 900,840 760,846 620,842 520,826 440,816 / 420,806 142,800 / 142,782',
      sole,
      784,
      846,
      '',
    ),
    slab(
      sheet,
      heel,
      mix(sole, '#2a2119', 0.25),
      790,
      850,
      [0, 1, 2].map((n) => groove(`M120 ${806 + n * 13}H430`, 2, 0.6)).join(''),
    ),
    slab(sheet, welt, lighten(mix(sole, '#8a6a45', 0.35), 0.1), 758, 806, ''),
    stitch(
      offset('146,758 300,776 480,780 700,786 900,790 1000,786 1058,770', 9),
      lighten(trim, 0.4),
      3,
      '10 6',
    ),
  ].join('')
}

/** Chelsea boot: smooth leather, elastic gore, stitched welt, stacked heel. */
export const chelseaBoot = product({
  name: 'chelsea-boot',
  side,
  alternate: pair(side),
  detail: [150, 230, 420],
})
