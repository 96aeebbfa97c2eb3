import { sample, type Point } from '../curve.ts'

/** A closed outline as a polygon. */
export type Shape = readonly Point[]

/** The polygon of a closed trace. */
export const shapeOf = (trace: string): Shape => sample(trace, 8)

/** Where in its row a line begins: given the row's number and the x of the shape's edge there. */
export type Begin = (row: number, edge: number) => readonly number[]

/** The stretches of the level y = `level` that lie inside a shape, as [from, to] pairs. */
function spans(shape: Shape, level: number): (readonly [from: number, to: number])[] {
  const crossings = shape
    .flatMap(([x, y], index) => {
      const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [x, y]
      return y <= level === nextY <= level ? [] : [x + ((level - y) / (nextY - y)) * (nextX - x)]
    })
    .sort((a, b) => a - b)
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    const span = [from, to ?? from] as const
    return index % 2 === 0 ? [span] : []
  })
}

/** Path data of level lines, `step` apart, that fill a shape without a clip; `upright` turns them into columns. */
export function hatch(shape: Shape, step: number, begin: Begin, upright = false): string {
  const turned = upright ? shape.map(([x, y]): Point => [y, x]) : shape
  const levels = turned.map(([, y]) => y)
  const first = Math.ceil(Math.min(...levels) / step)
  const count = Math.max(0, Math.floor(Math.max(...levels) / step) - first + 1)
  return Array.from({ length: count }, (_, n) => {
    const level = (first + n) * step
    return spans(turned, level)
      .flatMap(([from, to]) => {
        const starts = begin(first + n, from).filter((start) => start < to)
        return starts.map((start, index) => {
          const length = ((starts[index + 1] ?? to) - start).toFixed(1)
          return upright
            ? `M${level.toFixed(1)} ${start.toFixed(1)}v${length}`
            : `M${start.toFixed(1)} ${level.toFixed(1)}h${length}`
        })
      })
      .join('')
  }).join('')
}

/** Lines whose dashes fall into step across the whole shape: every `period` units, odd rows moved by `stagger`. */
export function inStep(period: number, stagger = 0): Begin {
  return (row, edge) => {
    const phase = Math.abs(row % 2) * stagger
    return [Math.ceil((edge - phase) / period) * period + phase]
  }
}

/** Lines whose dashes never fall into step: each begins again once, at a random place up to `reach` units in. */
export function outOfStep(next: () => number, reach: number): Begin {
  return (_row, edge) => [edge, edge + 1 + next() * reach]
}
