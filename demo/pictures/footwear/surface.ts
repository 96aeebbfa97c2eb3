import { random, type Sheet } from '../drawing.ts'

const dark = '#0d0b0a'
const light = '#fffaf2'

const ink = (d: string, tone: string, opacity: number, width: number): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`

/** `count` small marks strewn over a square tile, as one path (many small shapes would render slowly). */
function strewn(seed: number, count: number, size: number, mark: (next: () => number) => string): string {
  const next = random(seed)
  return Array.from(
    { length: count },
    () => `M${(next() * size).toFixed(1)} ${(next() * size).toFixed(1)}${mark(next)}`,
  ).join('')
}

/** Engineered mesh: staggered holes with a lit lower rim. */
export function mesh(sheet: Sheet, scale = 1): string {
  const holes = 'M2.4 2.5h1.2M8.4 7.5h1.2'
  return sheet.pattern(
    12 * scale,
    10 * scale,
    `<g transform="scale(${scale})"><g transform="translate(0 1.2)">${ink(holes, light, 0.2, 4.6)}</g>${ink(holes, dark, 0.4, 4.2)}</g>`,
  )
}

/** Flat knit: rows of small V stitches. */
export function knit(sheet: Sheet): string {
  return sheet.pattern(10, 8, ink('M0 1L5 6L10 1', dark, 0.3, 1.7) + ink('M0 3L5 8L10 3', light, 0.2, 1.2))
}

/** Suede and nubuck: a short nap, lighter and darker flecks leaning one way. */
export function suede(sheet: Sheet): string {
  const nap = (next: () => number): string =>
    `l${(2 + next() * 4).toFixed(1)} ${(-0.5 - next() * 2).toFixed(1)}`
  return sheet.pattern(
    110,
    110,
    ink(strewn(7, 190, 110, nap), dark, 0.16, 1.2) + ink(strewn(11, 150, 110, nap), light, 0.13, 1.1),
  )
}

/** Full-grain leather: a net of fine pebbles. */
export function leather(sheet: Sheet): string {
  const pebble = (next: () => number): string => {
    const r = (1.5 + next() * 1.8).toFixed(1)
    return `a${r} ${r} 0 1 1 ${r} ${r}`
  }
  return sheet.pattern(
    90,
    90,
    ink(strewn(23, 170, 90, pebble), dark, 0.13, 0.9) + ink(strewn(29, 90, 90, pebble), light, 0.08, 0.9),
  )
}

/** Plain-weave canvas: over and under threads. */
export function canvas(sheet: Sheet): string {
  return sheet.pattern(
    8,
    8,
    ink('M1.3 1.9h2M5.3 5.9h2', light, 0.2, 2.4) + ink('M6.3 1.3v2M2.3 5.3v2', dark, 0.2, 2.4),
  )
}

/** Ripstop or ballistic nylon: fine weave with a raised grid. */
export function ripstop(sheet: Sheet): string {
  return sheet.pattern(
    14,
    14,
    [
      ink('M0 4.5H14M0 7.5H14M0 10.5H14M4.5 0V14M7.5 0V14M10.5 0V14', dark, 0.1, 0.9),
      ink('M0 .8H14M.8 0V14', light, 0.15, 1.4),
      ink('M0 2H14M2 0V14', dark, 0.2, 0.9),
    ].join(''),
  )
}

/** Shearling: overlapping curls of wool. */
export function shearling(sheet: Sheet): string {
  const curl = (next: () => number): string => {
    const r = (3 + next() * 4).toFixed(1)
    return `a${r} ${r} 0 1 1 ${r} ${r}`
  }
  return sheet.pattern(
    80,
    80,
    ink(strewn(43, 55, 80, curl), '#6b5335', 0.3, 2) + ink(strewn(41, 60, 80, curl), light, 0.5, 2.2),
  )
}

/** Moulded foam or cork: sparse specks. */
export function foam(sheet: Sheet, strength = 0.1, seed = 5): string {
  const speck = (): string => 'h.1'
  return sheet.pattern(
    130,
    130,
    ink(strewn(seed, 130, 130, speck), dark, strength, 2) +
      ink(strewn(seed + 8, 110, 130, speck), light, strength * 1.6, 2),
  )
}
