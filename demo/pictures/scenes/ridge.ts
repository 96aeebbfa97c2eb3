import { seededRandom } from './random.ts'

export type Point = readonly [x: number, y: number]

/** A skyline: its points from left to right, and its height at any x between them. */
export type Ridge = { readonly points: readonly Point[]; readonly at: (x: number) => number }

const pitch = 3

/** Heights at any x, from a table with one entry every few units: scenes ask for millions. */
const heightsOf = (points: readonly Point[]): ((x: number) => number) => {
  const start = points[0]?.[0] ?? 0
  const heights: number[] = []
  points.slice(1).forEach(([x2, y2], index) => {
    const [x1, y1] = points[index] ?? [x2, y2]
    for (let x = start + heights.length * pitch; x <= x2; x += pitch)
      heights.push(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1 || 1))
  })
  const last = heights.length - 1
  return (x) => {
    const place = Math.min(last, Math.max(0, (x - start) / pitch))
    const index = Math.floor(place)
    const here = heights[index] ?? 0
    return here + ((heights[index + 1] ?? here) - here) * (place - index)
  }
}

export type RidgeShape = {
  seed: number
  /** The drawn part: summits and saddles from left to right, in scene units. */
  anchors: readonly Point[]
  /** Height of the first displacement as a part of the distance between anchors; 0.2 is rolling, 0.5 craggy. */
  roughness: number
  /** What each halving keeps of the displacement; 0.5 is smooth, 0.65 jagged. */
  gain?: number
  /** Length in scene units at which halving stops. */
  finest?: number
}

/** Fractal midpoint displacement between the drawn anchors. */
export const ridge = ({ seed, anchors, roughness, gain = 0.52, finest = 7 }: RidgeShape): Ridge => {
  const random = seededRandom(seed)
  const split = (from: Point, to: Point, strength: number): Point[] => {
    const length = to[0] - from[0]
    if (length <= finest) return [to]
    const middle: Point = [
      from[0] + length * (0.4 + random() * 0.2),
      (from[1] + to[1]) / 2 + (random() - 0.5) * strength,
    ]
    return [...split(from, middle, strength * gain), ...split(middle, to, strength * gain)]
  }
  const points = anchors.flatMap((anchor, index): Point[] => {
    const before = anchors[index - 1]
    return before ? split(before, anchor, (anchor[0] - before[0]) * roughness) : [anchor]
  })
  return { points, at: heightsOf(points) }
}

/** The area from a ridge down to `bottom`, as path data. */
export const areaBelow = ({ points }: Ridge, bottom: number): string => {
  const first = points[0] ?? [0, 0]
  const last = points.at(-1) ?? [0, 0]
  const line = points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return `M${first[0]} ${bottom}${line}L${last[0]} ${bottom}z`
}

/** A ridge moved down by `dy` (up when negative). */
export const lowered = ({ points, at }: Ridge, dy: number): Ridge => ({
  points: points.map(([x, y]): Point => [x, y + dy]),
  at: (x) => at(x) + dy,
})
