import { curve, offset } from '../curve.ts'
import { darken, groundShadow, lighten, mix, type Colourway, type Sheet } from '../drawing.ts'
import { groove, within } from './piece.ts'
import type { Part } from './product.ts'
import { shapeOf } from './hatching.ts'
import { foam } from './surface.ts'

/** The tread of an outsole: shape of one block about (0, 0), pointing to the toe, and the grid the blocks stand on. */
export type Tread = { block: string; across: number; down: number; stagger?: number }

/** Deep chevrons, for loose ground. */
export const chevrons: Tread = {
  block: 'M-26 -20L4 -20L30 0L4 20L-26 20L-2 0Z',
  across: 64,
  down: 50,
  stagger: 32,
}
/** Broad blocks with sipes, for rock and snow. */
export const blocks: Tread = {
  block: 'M-25 -22H19L27 -8V8L19 22H-25V5H-5V-5H-25Z',
  across: 66,
  down: 54,
  stagger: 33,
}
/** Herringbone, for courts. */
export const herringbone: Tread = { block: 'M-20 -14L-8 -14L8 0L-8 14L-20 14L-4 0Z', across: 19, down: 28 }
/** Small diamonds, for pavements and decks. */
export const waffle: Tread = { block: 'M-15 0L0 -13L15 0L0 13Z', across: 36, down: 15, stagger: 18 }
/** Long smooth pads between flex grooves, for roads. */
export const pads: Tread = {
  block: 'M-38 -24H30Q40 -24 40 -14V14Q40 24 30 24H-38Q-28 0 -38 -24Z',
  across: 94,
  down: 58,
  stagger: 20,
}

const outline =
  '134,170 146,92 206,40 300,30 400,54 500,66 620,40 740,12 860,14 966,54 1040,118 1066,190 1040,262 952,318 830,338 700,328 600,302 500,286 400,294 300,312 208,308 150,250 134,170'

/** One path of all blocks; heel blocks point back to brake, forefoot blocks forward to grip. */
function blockPaths({ block, across, down, stagger = 0 }: Tread): readonly { at: string; d: string }[] {
  const columns = Math.ceil(960 / across)
  const lines = Math.ceil(330 / down)
  return Array.from({ length: columns * lines }, (_, n) => {
    const [column, line] = [Math.floor(n / lines), n % lines]
    const x = 150 + column * across + (line % 2) * stagger
    const y = 190 + (line - (lines - 1) / 2) * down
    return { at: `translate(${x} ${y}) scale(${x < 440 ? -1 : 1} 1)`, d: block, x }
  }).filter(({ x }) => x < 400 || x > 540)
}

function outsole(sheet: Sheet, { accent, sole }: Colourway, tread: Tread, rubber: string): string {
  const d = curve(outline, true)
  const rim = offset(outline, 20)
  const base = darken(rubber, 0.5)
  const fill = sheet.linear(300, 0, 760, 360, [
    [0, lighten(base, 0.12)],
    [0.5, base],
    [1, darken(base, 0.3)],
  ])
  const side = sheet.linear(0, 0, 0, 350, [
    [0, lighten(sole, 0.3)],
    [0.5, sole],
    [1, darken(sole, 0.3)],
  ])
  const layer = (paint: string, x: number, y: number, extra = ''): string =>
    blockPaths(tread)
      .map(
        ({ at, d: block }) =>
          `<path d="${block}" fill="${paint}" transform="translate(${x} ${y}) ${at}" ${extra}/>`,
      )
      .join('')
  return [
    `<path d="${d}" fill="${side}" stroke="${darken(sole, 0.55)}" stroke-width="2.4"/>`,
    `<path d="${rim}Z" fill="${fill}" stroke="${darken(rubber, 0.6)}" stroke-width="2"/>`,
    foam(0.1)(shapeOf(outline)),
    `<g clip-path="${sheet.clip(`<path d="${rim}Z"/>`)}">${[
      layer('#0d0b0a', 3, 6, 'fill-opacity=".5"'),
      layer(lighten(rubber, 0.36), -1.5, -2),
      layer(lighten(rubber, 0.07), 0, 0),
      ...['620', '760', '880'].map((x) => groove(curve(`${x},0 ${Number(x) + 24},180 ${x},340`), 5, 0.8)),
    ].join('')}</g>`,
    within(
      sheet,
      '408,96 452,92 500,100 540,98 / 532,190 536,262 / 480,258 404,262 / 412,180 408,96',
      `<rect x="400" y="80" width="150" height="200" fill="${mix(sole, accent, 0.75)}"/><path d="M418 214L456 150L478 184L502 156L528 214Z" fill="${lighten(mix(sole, accent, 0.4), 0.35)}"/>`,
    ),
    `<path d="${offset(outline, 8)}" fill="none" stroke="#fffaf2" stroke-opacity=".35" stroke-width="3"/>`,
  ].join('')
}

/** Alternate view of shoes: one stands behind, the other lies in front of it on its side, showing its tread. */
export function withOutsole(side: Part, tread: Tread, rubberOf: (colourway: Colourway) => string): Part {
  return (sheet, colourway) =>
    [
      groundShadow(sheet, 600, 632, 410, 20, 0.5),
      `<g transform="translate(112 -64) scale(.82)">${side(sheet, colourway)}</g>`,
      groundShadow(sheet, 600, 1046, 470, 34, 0.6),
      `<g transform="translate(8 698) rotate(1.5 600 180)">${outsole(sheet, colourway, tread, rubberOf(colourway))}</g>`,
    ].join('')
}
