import { curve, offset } from '../curve.ts'
import { darken, lighten, mix, stitch, type Colourway, type Sheet } from '../drawing.ts'
import { buckle, holes } from './buckle.ts'
import { shapeOf } from './hatching.ts'
import { groove, piece, roundness, within } from './piece.ts'
import { pair, product } from './product.ts'
import { slab } from './sole.ts'
import { foam, suede } from './surface.ts'

const outline =
  '456,790 420,730 404,660 410,590 440,534 / 476,500 520,484 / 584,506 672,534 762,560 852,584 932,616 996,664 1036,724 1050,790 / 900,800 700,800 456,790'
const cork =
  '140,664 168,652 220,676 290,700 380,716 480,726 / 640,744 800,760 920,762 1000,752 1046,742 1062,756 / 1070,790 1048,822 / 900,826 600,822 300,822 160,820 / 136,800 128,730 140,664'
const strap = '424,560 476,500 508,486 / 560,540 590,610 596,690 590,790 / 500,790 / 502,700 486,630 424,560'

function side(sheet: Sheet, { base, accent, trim, sole }: Colourway): string {
  const nap = suede
  const thread = lighten(mix(base, trim, 0.55), 0.1)
  const metal = mix('#b08d57', trim, 0.15)
  const corkColour = mix('#bd9160', sole, 0.1)
  const footbed = mix('#c9a67c', trim, 0.2)
  return [
    piece(
      sheet,
      '146,676 160,640 210,640 300,664 400,672 520,664 700,650 / 700,760 480,740 300,716 / 146,676',
      footbed,
      { texture: nap, raise: 0 },
    ),
    `<path d="${curve('380,676 430,640 520,600 / 560,760 430,740 / 380,676', true)}" fill="#0d0b0a" fill-opacity=".35"/>`,
    piece(
      sheet,
      '436,560 460,490 500,466 540,470 580,498 / 540,520 480,560 440,640 / 436,560',
      darken(footbed, 0.25),
      { texture: nap, raise: 0 },
    ),
    within(
      sheet,
      outline,
      [
        piece(sheet, outline, base, { texture: nap, raise: 0 }),
        groove(curve('648,530 678,596 688,676 676,790'), 4, 0.5),
        stitch(offset('648,530 678,596 688,676 676,790', -9), thread),
        stitch(offset('648,530 678,596 688,676 676,790', -16), thread),
        groove(curve('700,560 730,620 800,660'), 8, 0.16),
        groove(curve('720,556 770,610 850,640'), 8, 0.14),
        stitch(offset('456,790 420,730 404,660 410,590 440,534 476,500 520,484', 9), thread),
        piece(sheet, strap, base, {
          texture: nap,
          thread,
          rows: [9],
          raise: 5,
          seams: ['508,486 560,540 590,610 596,690 590,790', '500,790 502,700 486,630 424,560'],
        }),
        holes(4, 516, 546, 9, 30),
      ].join(''),
    ),
    roundness(sheet, outline, base, 1.05, 1.1),
    `<path d="${offset('456,790 420,730 404,660 410,590 440,534 476,500 520,484', 2)}" fill="none" stroke="${lighten(base, 0.4)}" stroke-opacity=".6" stroke-width="4"/>`,
    buckle(546, 672, 82, metal),
    slab(
      sheet,
      '132,800 300,812 600,816 900,818 1050,796 1068,800 / 1064,826 1040,846 / 700,850 300,850 160,850 / 134,836 132,800',
      mix(sole, accent, 0.35),
      800,
      852,
      [groove(curve('120,832 600,838 1080,826'), 2.4, 0.7)].join(''),
    ),
    slab(
      sheet,
      cork,
      corkColour,
      650,
      826,
      [
        foam(0.34, 17)(shapeOf(cork)),
        foam(0.24, 31)(shapeOf(cork)),
        groove(curve('150,690 220,712 300,734 400,750 500,758 640,772 800,786 920,788 1070,768'), 2.4, 0.5),
      ].join(''),
    ),
    `<path d="${curve('140,664 168,652 220,676 290,700 380,716 480,726 640,744 800,760 920,762 1000,752 1046,742')}" fill="none" stroke="${darken(footbed, 0.35)}" stroke-width="7"/><path d="${curve('140,662 168,650 220,674 290,698 380,714 480,724 640,742 800,758 920,760 1000,750 1046,740')}" fill="none" stroke="${lighten(footbed, 0.2)}" stroke-width="4"/>`,
  ].join('')
}

/** Clog: suede over a contoured cork footbed, buckled instep strap, open heel. */
export const clog = product({ name: 'clog', side, alternate: pair(side), detail: [390, 470, 380] })
