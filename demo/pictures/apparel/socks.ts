import { curve } from '#demo/pictures/curve.ts'
import type { Colourway, Sheet } from '#demo/pictures/drawing.ts'
import { embroideredMark } from './brand-mark.ts'
import { cloth, fabric } from './cloth.ts'
import { garmentDrawing } from './garment.ts'
import { ribs } from './ribbing.ts'
import { castShadow, seam } from './seam.ts'

const sock =
  '-96,130 20,124 112,132 / 116,260 112,420 104,560 / 112,640 160,716 250,792 330,842 388,896 396,960 350,1006 260,1012 160,980 60,930 -40,890 -104,840 -128,760 -116,660 / -100,520 -104,320 -98,160'

/** One sock lying flat, its toe to the right. */
function oneSock(sheet: Sheet, colours: Colourway, sole: boolean, onTop = ''): string {
  const piece = fabric(sheet, colours.base, 'knit')
  const accent = fabric(sheet, colours.accent, 'knit')
  const trim = fabric(sheet, colours.trim, 'knit')
  const heel = '-140,690 / -90,676 -30,712 14,790 12,860 / -16,912 / -180,940'
  const toe = '300,800 / 268,860 262,940 290,1030 / 430,1030 420,820'
  const patch = (trace: string, edge: string) =>
    cloth(sheet, accent, trace, { round: 30, depth: 0.6 }) + seam(curve(edge), piece, 2)
  const stripe = (y: number, height: number, colour = trim) =>
    `<path d="${curve(`-110,${y} 0,${y + 8} 120,${y} / 120,${y + height} / 0,${y + height + 8} -110,${y + height}`, true)}" fill="${colour.base}"/>`
  const cuffRibs = ribs(piece, '-99,126 0,124 114,130', '-103,290 0,298 117,290', 22)
  const legRibs = ribs(piece, '-103,298 0,306 117,298', '-116,640 0,676 104,620', 15)
  const arch = Array.from({ length: 9 }, (_, n) => {
    const shift = n * 15
    return `M${40 + shift} ${930 - 80 + shift * 0.55}q26 28 22 110`
  }).join('')
  const cushion = sole
    ? cloth(sheet, accent, '-60,880 / 60,900 170,946 270,972 360,964 / 420,1030 / 100,1040 -60,960', {
        round: 20,
        depth: 0.5,
      })
    : ''
  const inside =
    legRibs +
    stripe(318, 20) +
    stripe(350, 9) +
    cuffRibs +
    castShadow(curve('-104,296 0,304 118,296'), piece, 22, 0.6) +
    `<path d="${arch}" fill="none" stroke="${piece.deep}" stroke-opacity=".4" stroke-width="3"/>` +
    cushion +
    patch(heel, '-90,676 -30,712 14,790 12,860 -16,912') +
    patch(toe, '300,800 268,860 262,940 290,1030') +
    `<path d="M290 858q50 -6 100 34" fill="none" stroke="${accent.glint}" stroke-opacity=".6" stroke-width="2" stroke-dasharray="4 3"/>` +
    onTop
  return cloth(sheet, piece, sock, {
    round: 70,
    across: [-120, 560, 120, 520],
    folds: [
      [[-110, 600, -20, 640, 96, 590], 40, 0.7],
      [[106, 650, 60, 720, -20, 740], 44, 0.7],
      [[150, 720, 110, 800, 60, 850], 40, 0.6],
    ],
    inside,
  })
}

/** Two socks, the second lying over the first and throwing its shadow there. */
function two(sheet: Sheet, colours: Colourway, sole: boolean, mark: string): string {
  const shadow = castShadow(curve(sock, true), fabric(sheet, colours.base, 'knit'), 60, 0.9)
  return (
    `<g transform="translate(-268 4)">${oneSock(sheet, colours, sole, `<g transform="translate(210 26)">${shadow}</g>`)}</g>` +
    `<g transform="translate(-58 30)">${oneSock(sheet, colours, sole)}${mark}</g>`
  )
}

const pair = (sheet: Sheet, colours: Colourway): string =>
  two(sheet, colours, false, embroideredMark(8, 226, 66, colours.trim))

/** The pair turned about, toes to the left, the cushioned soles showing. */
const turned = (sheet: Sheet, colours: Colourway): string =>
  `<g transform="scale(-1 1)">${two(sheet, colours, true, '')}</g>`

/** A pair of hiking socks: ribbed cuff, stripes, contrasting heel and toe. */
export const socks = garmentDrawing({
  name: 'socks',
  front: pair,
  back: turned,
  detail: [-230, 140, 400],
  shadow: [1062, 360],
})
