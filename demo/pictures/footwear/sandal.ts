import { curve } from '../curve.ts'
import { darken, lighten, mix, type Colourway, type Sheet } from '../drawing.ts'
import { buckle } from './buckle.ts'
import { groove, piece, within } from './piece.ts'
import { blocks, withOutsole } from './outsole.ts'
import { product } from './product.ts'
import { lugs, slab } from './sole.ts'
import { foam, ripstop, suede } from './surface.ts'

const footbed =
  '140,676 180,650 260,664 360,690 480,704 620,724 760,744 880,748 980,736 1040,708 1064,716 / 1060,760 900,780 600,764 300,736 / 140,700 140,676'
const midsole =
  '134,680 180,690 260,704 360,722 480,734 620,752 760,768 880,772 980,760 1040,732 1068,716 / 1080,748 1052,800 / 900,822 600,822 300,822 166,820 / 130,800 122,740 134,680'
const outsole =
  '128,792 300,806 600,808 860,808 980,794 1046,762 1078,740 / 1084,764 1056,804 / 980,828 860,838 / 600,838 160,838 / 130,824 128,792'

/** A strap over the foot: its far half in shade first, then its near half. */
type Strap = { far: string; near: string; seams: readonly string[] }
const toe: Strap = {
  far: '836,604 880,588 924,596 / 980,640 1000,690 1004,740 / 920,750 / 908,680 880,630 836,604',
  near: '700,770 716,690 762,624 836,590 / 880,586 924,598 / 866,626 822,690 812,780 / 700,770',
  seams: ['700,770 716,690 762,624 836,590', '924,598 866,626 822,690 812,780'],
}
const instep: Strap = {
  far: '560,470 606,462 650,478 / 700,540 724,620 730,720 / 640,720 / 630,600 604,520 560,470',
  near: '446,760 452,650 486,550 560,468 / 606,460 652,478 / 596,540 566,640 560,770 / 446,760',
  seams: ['446,760 452,650 486,550 560,468', '652,478 596,540 566,640 560,770'],
}
const heel: Strap = {
  far: '176,540 210,516 / 330,540 470,520 600,480 / 606,516 480,572 330,592 / 190,560 176,540',
  near: '170,560 176,500 206,486 / 260,540 350,568 450,560 560,508 / 572,560 470,616 350,630 256,608 / 196,590 170,560',
  seams: ['206,486 260,540 350,568 450,560 560,508', '572,560 470,616 350,630 256,608 196,590'],
}

function side(sheet: Sheet, { base, accent, trim, sole }: Colourway): string {
  const web = ripstop
  const rubber = mix('#262421', accent, 0.12)
  const thread = mix(trim, base, 0.25)
  const near = ({ near: trace, seams }: Strap, colour: string): string =>
    piece(sheet, trace, colour, { texture: web, thread, rows: [8, 15], seams, raise: 2 })
  const far = ({ far: trace }: Strap): string =>
    piece(sheet, trace, darken(mix(base, accent, 0.4), 0.3), { texture: web, raise: 1.4 })
  const post = (d: string): string => piece(sheet, d, accent, { texture: suede, thread, rows: [7], raise: 3 })
  return [
    far(toe),
    far(instep),
    far(heel),
    piece(sheet, footbed, mix(mix(accent, trim, 0.3), '#6f6252', 0.4), {
      texture: foam(0.16),
      raise: 1,
    }),
    within(
      sheet,
      footbed,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .map((n) =>
          groove(
            curve(`${200 + n * 70},${640 + n * 6} ${222 + n * 70},${700 + n * 5} ${214 + n * 70},${760}`),
            3,
            0.4,
          ),
        )
        .join(''),
    ),
    post('150,740 156,640 168,560 / 200,580 250,608 / 262,660 300,740 / 150,740'),
    near(instep, base),
    near(heel, base),
    near(toe, base),
    `<path d="${curve('212,508 262,556 350,584 450,576 560,526')}" fill="none" stroke="${lighten(base, 0.5)}" stroke-opacity=".18" stroke-width="14"/>`,
    buckle(352, 600, 4, mix('#5b564e', trim, 0.15), 0.86),
    buckle(512, 610, -70, mix('#5b564e', trim, 0.15), 0.95),
    buckle(768, 672, -66, mix('#5b564e', trim, 0.15), 0.86),
    piece(sheet, '560,500 602,468 646,478 / 620,520 600,560 / 574,548 560,500', accent, {
      texture: suede,
      thread,
      rows: [6],
      raise: 3,
    }),
    lugs('150,830 300,836 600,836 860,834 970,824 1050,800', 17, rubber, {
      height: 15,
      width: 38,
      from: 0.01,
      to: 0.98,
      lean: 4,
    }),
    slab(
      sheet,
      midsole,
      sole,
      690,
      830,
      [
        groove(curve('120,742 260,760 480,778 640,790 800,800 960,796 1080,752'), 4, 0.8),
        ...[0, 1, 2, 3, 4, 5].map((n) =>
          groove(curve(`${170 + n * 34},${780 + n * 3} ${196 + n * 34},${756 + n * 3}`), 5, 0.7),
        ),
      ].join(''),
    ),
    slab(sheet, outsole, rubber, 750, 840, ''),
  ].join('')
}

/** Trail sandal: webbing straps with buckles on a contoured footbed and lugged sole. */
export const sandal = product({
  name: 'sandal',
  side,
  alternate: withOutsole(side, blocks, ({ accent }) => mix('#2b2926', accent, 0.15)),
  detail: [430, 440, 380],
})
