import { random } from '../drawing.ts'
import { sample } from '../curve.ts'

/** A rectangle in drawing units: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number]
/**
 * The marks of a material over a box; the caller clips them. Level and upright dashes with square ends: those
 * render fast at any scale, a `<pattern>` or a slanting dash does not.
 */
export type Texture = (box: Box) => string

const dark = '#0d0b0a'
const light = '#fffaf2'

/** The rectangle round a trace. */
export function boxOf(trace: string): Box {
  const points = sample(trace, 12)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/** Horizontal rows over a box, `step` apart, each begun up to `shift` units further left than the one before or after. */
function rows([left, top, width, height]: Box, step: number, shift: (row: number) => number): string {
  return Array.from({ length: Math.ceil(height / step) + 1 }, (_, row) => {
    const start = shift(row)
    return `M${(left - start).toFixed(1)} ${(top + row * step).toFixed(1)}h${(width + start).toFixed(1)}`
  }).join('')
}

function columns(
  [left, top, width, height]: Box,
  step: number,
  shift: (column: number) => number = () => 0,
): string {
  return Array.from({ length: Math.ceil(width / step) }, (_, column) => {
    const start = shift(column)
    return `M${(left + column * step).toFixed(1)} ${(top - start).toFixed(1)}v${(height + start).toFixed(1)}`
  }).join('')
}

const ink = (d: string, tone: string, opacity: number, width: number, dash = '', extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`} ${extra}/>`

/** Engineered mesh: staggered holes with a lit lower rim. */
export function mesh(scale = 1): Texture {
  return (box) => {
    const d = rows(box, 5.4 * scale, (row) => (row % 2) * 6 * scale)
    const holes = (tone: string, opacity: number, down: number): string =>
      ink(
        d,
        tone,
        opacity,
        2.2 * scale,
        `${4.6 * scale} ${7.4 * scale}`,
        `transform="translate(${-0.9 * scale} ${down})"`,
      ) +
      ink(d, tone, opacity, 3.8 * scale, `${2.8 * scale} ${9.2 * scale}`, `transform="translate(0 ${down})"`)
    return holes(light, 0.1, 1.5 * scale) + holes(dark, 0.26, 0)
  }
}

/** Flat knit: rows of small V stitches, each stepped down to its point and up again. */
export const knit: Texture = ([left, top, width, height]) =>
  ['2.2 5.6 2.2 0', '0 1.6 2.2 2.4 2.2 1.6', '0 3.2 3.6 3.2']
    .map((dash, step) => {
      const d = rows([left, top + step * 1.9, width, height], 8, () => 0)
      return ink(d, dark, 0.3, 2.1, dash) + ink(d, light, 0.16, 1.3, dash, 'transform="translate(0 2.6)"')
    })
    .join('')

/** Suede and nubuck: a short nap of lighter and darker flecks. */
export const suede: Texture = (box) => {
  const next = random(7)
  const shift = (): number => next() * 90
  return [
    ink(rows(box, 3.7, shift), dark, 0.12, 1.3, '5 13 2 21 7 9 3 17'),
    ink(rows(box, 4.3, shift), light, 0.12, 1.2, '4 19 6 11 2 23'),
    ink(rows(box, 6.1, shift), dark, 0.1, 2.2, '1.6 31 2 17'),
  ].join('')
}

/** Full-grain leather: short fine wrinkles running two ways. */
export const leather: Texture = (box) => {
  const next = random(23)
  const shift = (): number => next() * 60
  return [
    ink(rows(box, 4.3, shift), dark, 0.1, 0.9, '8 5 3 7 5 11'),
    ink(rows(box, 5.9, shift), light, 0.08, 1, '6 9 3 13'),
    ink(columns(box, 5.3, shift), dark, 0.08, 0.9, '3 9 5 7 2 13'),
  ].join('')
}

/** Plain-weave canvas: over and under threads. */
export const canvas: Texture = (box) => {
  const d = rows(box, 4, (row) => (row % 2) * 4)
  return ink(d, light, 0.17, 2.5, '4.4 3.6') + ink(d, dark, 0.2, 2.6, '2.2 5.8', 'stroke-dashoffset="-5.1"')
}

/** Ripstop or ballistic nylon: fine weave with a raised grid. */
export const ripstop: Texture = (box) => {
  const grid = rows(box, 14, () => 0) + columns(box, 14)
  return [
    ink(
      rows(box, 3.5, () => 0),
      dark,
      0.14,
      1.1,
      '2.4 1.1',
    ),
    ink(grid, light, 0.16, 1.4),
    ink(grid, dark, 0.2, 0.9, '', 'transform="translate(1.3 1.3)"'),
  ].join('')
}

/** Elastic: raised cords `step` apart, running up and down or across. */
export function elastic(step: number, across = false): Texture {
  return (box) => {
    const d = across ? rows(box, step, () => 0) : columns(box, step)
    const weave = across ? columns(box, 6) : rows(box, 6, () => 0)
    return [
      ink(d, dark, 0.42, step * 0.4),
      ink(
        d,
        light,
        0.22,
        step * 0.22,
        '',
        `transform="translate(${across ? 0 : step / 2} ${across ? step / 2 : 0})"`,
      ),
      ink(weave, dark, 0.13, 1.3),
    ].join('')
  }
}

/** Shearling: overlapping curls of wool. */
export const shearling: Texture = ([left, top, width, height]) => {
  const next = random(41)
  const curls = (count: number): string =>
    Array.from({ length: count }, () => {
      const r = (4 + next() * 5).toFixed(1)
      return `M${(left + next() * width).toFixed(1)} ${(top + next() * height).toFixed(1)}a${r} ${r} 0 1 1 ${r} ${r}`
    }).join('')
  const count = Math.round((width * height) / 130)
  const round = 'stroke-linecap="round"'
  return ink(curls(count), '#6b5335', 0.3, 2.2, '', round) + ink(curls(count), light, 0.55, 2.4, '', round)
}

/** Moulded foam, rubber or cork: sparse specks. */
export function foam(strength = 0.1, seed = 5): Texture {
  return (box) => {
    const next = random(seed)
    const shift = (): number => next() * 110
    return [
      ink(rows(box, 7.3, shift), dark, strength, 2, '2 23 2.4 11 2 37 1.6 17'),
      ink(rows(box, 8.1, shift), light, strength * 1.5, 2, '2 31 2.4 13 1.6 19'),
    ].join('')
  }
}
