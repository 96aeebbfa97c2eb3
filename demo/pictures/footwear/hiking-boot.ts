import { curve, type Point } from '../curve.ts'
import { darken, lighten, mix, type Colourway, type Sheet } from '../drawing.ts'
import { collar, padding } from './collar.ts'
import { bow, eyelet, lacing, pullTab } from './lace.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { pair, product } from './product.ts'
import { lugs, slab } from './sole.ts'
import { foam, mesh, ripstop, suede } from './surface.ts'

const outline =
  '176,750 152,700 150,640 168,560 184,480 180,400 168,330 / 220,318 300,338 390,330 462,296 / 470,370 490,430 530,490 600,545 690,600 752,634 / 830,620 908,624 974,650 1024,694 1052,772 / 900,790 600,784 300,770 176,750'
const rim = '170,334 220,318 300,338 390,330 462,296'
const tongue =
  '420,360 436,290 452,246 484,232 530,240 540,268 / 548,350 566,410 610,470 690,540 764,628 / 690,640 560,560 480,480 420,360'
const midsole =
  '140,716 220,734 340,746 480,750 640,758 800,768 920,766 1010,748 1062,730 / 1076,762 1052,796 / 960,812 600,816 300,816 / 170,808 132,790 140,716'
const outsole =
  '130,776 220,796 420,800 640,802 860,802 980,788 1034,768 1056,746 1074,748 1082,780 1050,806 / 960,826 860,832 / 480,832 470,824 400,824 388,834 160,834 / 124,820 130,776'
const eyelets: Point[] = [
  [478, 352],
  [490, 408],
  [518, 462],
  [562, 510],
  [616, 548],
  [676, 584],
]
const ridge: Point[] = [
  [530, 300],
  [540, 360],
  [566, 414],
  [604, 462],
  [658, 508],
  [716, 556],
]

/** A cast hook or D-ring plate riveted at a place. */
function hook([x, y]: Point, metal: string): string {
  return `<g transform="translate(${x} ${y}) rotate(-28)"><rect x="-17" y="-9" width="30" height="20" rx="6" fill="#0d0b0a" fill-opacity=".35"/><rect x="-18" y="-11" width="30" height="19" rx="6" fill="${metal}" stroke="${darken(metal, 0.6)}" stroke-width="1.6"/><circle cx="-9" cy="-2" r="4.5" fill="${lighten(metal, 0.45)}" stroke="${darken(metal, 0.5)}" stroke-width="1.4"/><path d="M6 -8C18 -6 18 6 6 6" fill="none" stroke="${lighten(metal, 0.3)}" stroke-width="4"/></g>`
}

function upper(sheet: Sheet, { base, accent, trim }: Colourway): string {
  const thread = mix(trim, base, 0.25)
  const nap = suede
  const eyestay =
    '430,330 462,290 470,370 490,430 530,490 600,545 690,600 764,640 / 760,676 720,672 640,634 548,574 478,500 440,420 / 430,330'
  return within(
    sheet,
    outline,
    [
      piece(sheet, outline, base, { texture: nap, raise: 0 }),
      groove(curve('640,634 660,700 650,790'), 3, 0.6),
      piece(
        sheet,
        '300,800 330,700 400,600 470,510 / 548,574 610,616 560,690 540,800 / 300,800',
        mix(base, accent, 0.7),
        { texture: ripstop, thread, rows: [8], raise: 2 },
      ),
      piece(
        sheet,
        '140,340 300,320 470,290 450,420 478,500 / 430,520 380,500 320,500 250,530 160,540 / 140,340',
        mix(base, accent, 0.5),
        {
          texture: ripstop,
          thread,
          rows: [9],
          seams: ['478,500 430,520 380,500 320,500 250,530 160,540'],
        },
      ),
      padding(['190,385 300,398 400,388 452,362', '186,445 290,455 390,446 446,424']),
      piece(sheet, '130,800 140,640 168,545 / 230,540 270,590 320,660 350,800 / 130,800', accent, {
        texture: nap,
        thread,
        rows: [8, 15],
        seams: ['168,545 230,540 270,590 320,660 350,800'],
      }),
      piece(sheet, eyestay, base, { texture: nap, thread, rows: [8, 15] }),
      piece(
        sheet,
        '770,800 790,720 840,672 910,634 / 1000,640 1090,720 1090,800 / 770,800',
        mix('#2a2825', accent, 0.2),
        {
          texture: foam(0.08),
          raise: 4,
          thread: mix('#6a665f', accent, 0.2),
          rows: [9],
          seams: ['770,800 790,720 840,672 910,634'],
        },
      ),
    ].join(''),
  )
}

function side(sheet: Sheet, colourway: Colourway): string {
  const { base, accent, trim, sole } = colourway
  const rubber = mix('#262421', accent, 0.1)
  const metal = mix('#8d8478', trim, 0.25)
  const lining = '172,350 184,290 260,300 380,296 450,262 / 470,300 390,340 300,346 / 172,350'
  return [
    piece(sheet, lining, darken(trim, 0.4), { texture: mesh(0.7), raise: 0 }),
    piece(sheet, tongue, mix(base, accent, 0.6), {
      texture: ripstop,
      thread: trim,
      rows: [9],
      raise: 2,
    }),
    pullTab('M182 392C156 350 142 300 160 284C178 272 190 310 186 346', trim, 17),
    upper(sheet, colourway),
    roundness(sheet, outline, base, 1.05, 1.2),
    collar(rim, accent, 26),
    ...eyelets.map((point, index) => (index < 3 ? hook(point, metal) : eyelet(point, metal, 9))),
    lacing(eyelets, ridge, trim, 13),
    bow([532, 292], trim, 4, 12),
    lugs('150,826 270,832 390,830', 5, rubber, { height: 22, width: 46, from: 0.04, to: 0.96, lean: 4 }),
    lugs('480,830 640,832 860,830 960,820 1050,794', 10, rubber, {
      height: 22,
      width: 44,
      from: 0.03,
      to: 0.97,
      lean: 4,
    }),
    slab(
      sheet,
      midsole,
      sole,
      720,
      815,
      groove(curve('130,760 300,782 480,782 640,790 840,796 980,784 1070,744'), 4, 0.8) +
        groove(curve('380,752 420,776 500,780'), 4, 0.7),
    ),
    slab(
      sheet,
      outsole,
      rubber,
      730,
      836,
      groove(curve('128,806 300,816 600,818 900,816 1010,800 1080,752'), 3, 0.8),
    ),
  ].join('')
}

/** Mid-height hiking boot: suede and ballistic nylon, hooks, rubber toe rand, deep lugs with a heel breast. */
export const hikingBoot = product({
  name: 'hiking-boot',
  side,
  alternate: pair(side),
  detail: [380, 270, 430],
})
