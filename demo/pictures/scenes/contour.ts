/** A field sampled on a grid: `value(x, y)` in scene units, over the box, every `step` units. */
export type SampledArea = { x: number; y: number; width: number; height: number; step: number }

type Field = (x: number, y: number) => number
type Point = readonly [number, number]

const outside = -1e6

/** Which two cell edges (0 top, 1 right, 2 bottom, 3 left) a line joins, by the mask of corners inside. */
const lines: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

const loopsOf = (next: Map<number, number>, points: Map<number, Point>): string => {
  let path = ''
  for (const start of points.keys()) {
    if (!next.has(start)) continue
    let key: number | undefined = start
    let command = 'M'
    while (key !== undefined && next.has(key)) {
      const [x, y] = points.get(key) ?? [0, 0]
      path += `${command}${x.toFixed(1)} ${y.toFixed(1)}`
      command = 'L'
      const after: number | undefined = next.get(key)
      next.delete(key)
      key = after
    }
    path += 'z'
  }
  return path
}

/**
 * Path data of every region where the field is above each level (marching squares), one path a level: tone separation as in a
 * screen print. Fill them with `fill-rule="evenodd"`.
 */
export const toneRegions = (area: SampledArea, field: Field, levels: readonly number[]): string[] => {
  const columns = Math.ceil(area.width / area.step) + 3
  const rows = Math.ceil(area.height / area.step) + 3
  const samples = new Float64Array(columns * rows).fill(outside)
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++)
      samples[row * columns + column] = field(
        area.x + (column - 1) * area.step,
        area.y + (row - 1) * area.step,
      )
  const at = (index: number): number => samples[index] ?? outside

  return levels.map((level) => {
    const points = new Map<number, Point>()
    const next = new Map<number, number>()
    // Each grid edge has a key: twice its first sample's index, plus one when it runs down.
    const crossing = (from: number, to: number, down: boolean): number => {
      const key = from * 2 + (down ? 1 : 0)
      if (!points.has(key)) {
        const column = from % columns
        const row = (from - column) / columns
        const [a, b] = [at(from), at(to)]
        const part = a === outside || b === outside ? (a === outside ? 1 : 0) : (level - a) / (b - a)
        points.set(key, [
          area.x + (column - 1 + (down ? 0 : part)) * area.step,
          area.y + (row - 1 + (down ? part : 0)) * area.step,
        ])
      }
      return key
    }
    for (let row = 0; row < rows - 1; row++)
      for (let column = 0; column < columns - 1; column++) {
        const corner = row * columns + column
        const below = corner + columns
        const mask =
          (at(corner) > level ? 1 : 0) +
          (at(corner + 1) > level ? 2 : 0) +
          (at(below + 1) > level ? 4 : 0) +
          (at(below) > level ? 8 : 0)
        const edge = (side: number): number =>
          side === 0
            ? crossing(corner, corner + 1, false)
            : side === 1
              ? crossing(corner + 1, below + 1, true)
              : side === 2
                ? crossing(below, below + 1, false)
                : crossing(corner, below, true)
        for (const [from, to] of lines[mask] ?? []) next.set(edge(from), edge(to))
      }
    return loopsOf(next, points)
  })
}
