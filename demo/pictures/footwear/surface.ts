import { random } from '../drawing.ts'
import { hatch, inStep, outOfStep, type Shape } from './hatching.ts'

/** The marks of a material inside a shape. Level and upright dashes with square ends: those render fast at any scale, a `<pattern>` or a clip does not. */
export type Texture = (shape: Shape) => string

const dark = '#0d0b0a'
const light = '#fffaf2'

const ink = (d: string, tone: string, opacity: number, width: number, dash = '', extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`} ${extra}/>`

/** Engineered mesh: staggered holes with a lit lower rim. */
export function mesh(scale = 1): Texture {
  return (shape) => {
    const d = hatch(shape, 5.4 * scale, inStep(12 * scale, 6 * scale))
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
export const knit: Texture = (shape) => {
  const d = hatch(shape, 8, inStep(10))
  return ['2.2 5.6 2.2 0', '0 1.6 2.2 2.4 2.2 1.6', '0 3.2 3.6 3.2']
    .map(
      (dash, step) =>
        ink(d, dark, 0.3, 2.1, dash, `transform="translate(0 ${step * 1.9})"`) +
        ink(d, light, 0.16, 1.3, dash, `transform="translate(0 ${step * 1.9 + 2.6})"`),
    )
    .join('')
}

/** Suede and nubuck: a short nap of lighter and darker flecks. */
export const suede: Texture = (shape) => {
  const begin = outOfStep(random(7), 60)
  return [
    ink(hatch(shape, 3.9, begin), dark, 0.13, 1.4, '5 13 2 21 7 9 3 17'),
    ink(hatch(shape, 4.7, begin), light, 0.13, 1.3, '4 19 6 11 2 23'),
  ].join('')
}

/** Full-grain leather: short fine wrinkles running two ways. */
export const leather: Texture = (shape) => {
  const begin = outOfStep(random(23), 50)
  return [
    ink(hatch(shape, 4.9, begin), dark, 0.11, 0.9, '8 5 3 7 5 11'),
    ink(hatch(shape, 5.9, begin, true), dark, 0.08, 0.9, '3 9 5 7 2 13'),
  ].join('')
}

/** Plain-weave canvas: over and under threads. */
export const canvas: Texture = (shape) => {
  const d = hatch(shape, 4, inStep(8, 4))
  return ink(d, light, 0.17, 2.5, '4.4 3.6') + ink(d, dark, 0.2, 2.6, '2.2 5.8', 'stroke-dashoffset="-5.1"')
}

/** Ripstop or ballistic nylon: fine weave with a raised grid. */
export const ripstop: Texture = (shape) => {
  const edge = (_row: number, at: number): readonly number[] => [at]
  const grid = hatch(shape, 14, edge) + hatch(shape, 14, edge, true)
  return [
    ink(hatch(shape, 3.5, inStep(3.5)), dark, 0.15, 1.1, '2.4 1.1'),
    ink(grid, light, 0.16, 1.4),
    ink(grid, dark, 0.2, 0.9, '', 'transform="translate(1.3 1.3)"'),
  ].join('')
}

/** Elastic: raised cords `step` apart, running up and down or across. */
export function elastic(step: number, across = false): Texture {
  const edge = (_row: number, at: number): readonly number[] => [at]
  return (shape) => {
    const cords = hatch(shape, step, edge, !across)
    const move = `transform="translate(${across ? 0 : step / 2} ${across ? step / 2 : 0})"`
    return [
      ink(cords, dark, 0.42, step * 0.4),
      ink(cords, light, 0.22, step * 0.22, '', move),
      ink(hatch(shape, 6, edge, across), dark, 0.13, 1.3),
    ].join('')
  }
}

/** Shearling: overlapping curls of wool. */
export const shearling: Texture = (shape) => {
  const next = random(41)
  const begin = (_row: number, edge: number): readonly number[] =>
    Array.from({ length: 40 }, (_, n) => edge + 2 + n * 16 + next() * 9)
  const curls = (step: number): string =>
    hatch(shape, step, begin).replaceAll(/h[\d.]+/g, () => {
      const r = (4 + next() * 4).toFixed(1)
      return `a${r} ${r} 0 1 1 ${r} ${r}`
    })
  const round = 'stroke-linecap="round"'
  return ink(curls(9), '#6b5335', 0.3, 2.2, '', round) + ink(curls(8), light, 0.55, 2.4, '', round)
}

/** Moulded foam, rubber or cork: sparse specks. */
export function foam(strength = 0.1, seed = 5): Texture {
  return (shape) => {
    const begin = outOfStep(random(seed), 80)
    return [
      ink(hatch(shape, 7.3, begin), dark, strength, 2, '0 9 2 23 2.4 11 2 37 1.6 17'),
      ink(hatch(shape, 8.1, begin), light, strength * 1.5, 2, '0 14 2 31 2.4 13 1.6 19'),
    ].join('')
  }
}
