import { between, seededRandom, times } from './random.ts'

export type Glints = {
  seed: number
  count: number
  /** Waterline and the near edge, between which glints grow longer and sparser. */
  top: number
  bottom: number
  /** Left and right limit of the glints at a depth 0 (far) … 1 (near). */
  span: (depth: number) => readonly [left: number, right: number]
  length: readonly [far: number, near: number]
  fill: string
  opacity: number
}

/** Light on water: thin lens-shaped strokes that follow perspective, as one path. */
export const glints = ({ seed, count, top, bottom, span, length, fill, opacity }: Glints): string => {
  const random = seededRandom(seed)
  const strokes = times(count).map(() => {
    const depth = random() ** 1.7
    const [left, right] = span(depth)
    const y = top + (bottom - top) * depth
    const reach = (length[0] + (length[1] - length[0]) * depth) * between(random, 0.35, 1.3)
    // The sum of two draws gathers glints around the middle of their span.
    const x = left + ((right - left) * (random() + random())) / 2 - reach / 2
    const thick = (0.9 + depth * 3.6) * between(random, 0.5, 1.2)
    const half = (reach / 2).toFixed(1)
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${half} ${(-thick).toFixed(1)} ${reach.toFixed(1)} 0q${(-reach / 2).toFixed(1)} ${thick.toFixed(1)} ${(-reach).toFixed(1)} 0z`
  })
  return `<path d="${strokes.join('')}" fill="${fill}" fill-opacity="${opacity}"/>`
}
