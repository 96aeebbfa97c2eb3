/** A point in drawing units, y down. */
export type Point = readonly [x: number, y: number]

const round = (value: number): number => Math.round(value * 10) / 10

const at = (points: readonly Point[], index: number): Point =>
  points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]

function parse(run: string): Point[] {
  return run
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [x, y] as const
    })
}

/** Corner-to-corner runs of a trace; each run starts where the one before it ended. */
function runs(trace: string): Point[][] {
  const parts = trace.split('/').map(parse)
  return parts.map((part, index) => (index === 0 ? part : [at(parts[index - 1] ?? part, Infinity), ...part]))
}

/** Bezier controls of the Catmull-Rom segment from points[index] to the next; short neighbours pull less. */
function controls(points: readonly Point[], index: number): readonly [Point, Point] {
  const [before, from, to, after] = [-1, 0, 1, 2].map((step) => at(points, index + step))
  if (!before || !from || !to || !after) return [at(points, index), at(points, index + 1)]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const handle = (a: Point, b: Point, sign: number, origin: Point): Point => {
    const span = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const pull = (sign * length * 0.36) / span
    return [origin[0] + (b[0] - a[0]) * pull, origin[1] + (b[1] - a[1]) * pull]
  }
  return [handle(before, to, 1, from), handle(from, after, -1, to)]
}

/**
 * SVG path data of a trace: `x,y` points joined by a smooth curve, `/` before a point that follows a corner.
 * `close` joins the end to the start.
 */
export function curve(trace: string, close = false): string {
  const [first = []] = runs(trace)
  const start = at(first, 0)
  const segments = runs(trace).flatMap((points) =>
    points.slice(1).map((to, index) => {
      if (points.length === 2) return `L${round(to[0])} ${round(to[1])}`
      const [a, b] = controls(points, index)
      return `C${[a, b, to].map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}`
    }),
  )
  return `M${round(start[0])} ${round(start[1])}${segments.join('')}${close ? 'Z' : ''}`
}

/** Points along a trace, `step` drawing units apart or closer. */
export function sample(trace: string, step = 4): Point[] {
  const points = runs(trace).flatMap((run, runIndex) =>
    run.slice(1).flatMap((to, index) => {
      const from = at(run, index)
      const [a, b] = run.length === 2 ? [from, to] : controls(run, index)
      const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
      const bezier = (t: number): Point => {
        const u = 1 - t
        const axis = (k: 0 | 1): number =>
          u * u * u * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t * t * t * to[k]
        return run.length === 2
          ? [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
          : [axis(0), axis(1)]
      }
      const head = runIndex === 0 && index === 0 ? [from] : []
      return [...head, ...Array.from({ length: count }, (_, n) => bezier((n + 1) / count))]
    }),
  )
  return points
}

/** A place on a trace: where it is and which way (radians) the trace runs there. */
export type Place = { x: number; y: number; angle: number }

/** `count` places spread evenly along a trace, from its `from` to its `to` share (0..1). */
export function places(trace: string, count: number, from = 0, to = 1): Place[] {
  const points = sample(trace, 3)
  const lengths = points.map((point, index) => {
    const before = at(points, index - 1)
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: count }, (_, n) => {
    const goal = total * (count === 1 ? from : from + ((to - from) * n) / (count - 1))
    let walked = 0
    let index = 0
    while (index < points.length - 1 && walked + (lengths[index] ?? 0) < goal) {
      walked += lengths[index] ?? 0
      index += 1
    }
    const [x, y] = at(points, index)
    const [ax, ay] = at(points, index - 2)
    const [bx, by] = at(points, index + 2)
    return { x: round(x), y: round(y), angle: Math.atan2(by - ay, bx - ax) }
  })
}

/** Path data of a trace moved `distance` units to its right-hand side (inwards for a clockwise outline): seams, stitch lines, bindings. */
export function offset(trace: string, distance: number): string {
  const points = sample(trace, 7)
  const moved = points.map(([x, y], index): Point => {
    const before = at(points, index - 1)
    const after = at(points, index + 1)
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0])
    return [x - Math.sin(angle) * distance, y + Math.cos(angle) * distance]
  })
  return moved.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}
