import { mix } from './colour.ts'
import { fractalNoise } from './noise.ts'
import { between, times, type Random } from './random.ts'
import { areaBelow, lowered, type Ridge } from './ridge.ts'

export type ConiferShape = { x: number; base: number; height: number; width: number; tiers: number }

const n = (value: number): string => value.toFixed(1)

/** One fir or spruce as path data: tiers of drooping boughs, never two alike. */
export const conifer = (random: Random, { x, base, height, width, tiers }: ConiferShape): string => {
  const lean = between(random, -0.02, 0.02) * height
  const tip = base - height
  const foliage = height * between(random, 0.88, 0.95)
  const gap = foliage / tiers
  const bough = (sign: number, tier: number): string[] => {
    const t = (tier + between(random, 0.55, 1)) / tiers
    const reach = (width / 2) * t ** 0.9 * between(random, 0.62, 1.12) + width * 0.02
    const y = tip + foliage * t
    const point = (out: number, drop: number): string =>
      `L${n(x + lean * (1 - t) + sign * reach * out)} ${n(y + gap * drop)}`
    const inner = point(between(random, 0.22, 0.4), 0.36)
    return tiers < 6
      ? [point(1, 0.42), inner]
      : [point(0.62, -0.12), point(1, 0.42), point(0.66, 0.24), inner]
  }
  const trunk = Math.max(1.2, width * 0.035)
  const right = times(tiers).flatMap((tier) => bough(1, tier))
  const left = times(tiers).flatMap((tier) => bough(-1, tier))
  const foot = tip + foliage
  return `M${n(x + lean)} ${n(tip)}${right.join('')}L${n(x + trunk)} ${n(foot)}V${n(base + 4)}H${n(x - trunk)}V${n(foot)}${left.reverse().join('')}z`
}

export type Stand = {
  ridge: Ridge
  from: number
  to: number
  /** Height of the smallest and the tallest trees. */
  height: readonly [low: number, high: number]
  /** Distance between stems as a part of the mean height; 0.15 is a closed forest, 0.6 scattered. */
  spacing: number
  /** Crown width as a part of the height. */
  slenderness?: number
  /** Where no tree stands. */
  clearing?: ((x: number) => boolean) | undefined
}

/** Conifers along a ridge, as path data: tall and low in groups, as a real stand grows. */
export const coniferStand = (
  random: Random,
  { ridge, from, to, spacing, height, slenderness = 0.32, clearing = () => false }: Stand,
): string => {
  const [low, high] = height
  const groups = fractalNoise(Math.floor(random() * 1e6), 3)
  const tiers = high < 26 ? 1 : high < 50 ? 3 : high < 90 ? 5 : Math.min(22, Math.round(6 + high / 26))
  let path = ''
  let x = from
  while (x < to) {
    const group = groups(x / (high * 2.2), 0)
    const tall = Math.min(1, Math.max(0, (group - 0.3) * 1.7)) * 0.72 + random() ** 2 * 0.28
    const treeHeight = low + (high - low) * tall
    const width = treeHeight * slenderness * between(random, 0.8, 1.25)
    if (!clearing(x))
      path += conifer(random, { x, base: ridge.at(x) + treeHeight * 0.06, height: treeHeight, width, tiers })
    x += spacing * (low + high) * 0.5 * between(random, 0.35, 1.65)
  }
  return path
}

/** A wooded slope from its skyline downwards: rows of trees one before the other, each a little nearer to `lit`. */
export const woodedSlope = (
  random: Random,
  stand: Stand & { fill: string; lit: string; rows: number; bottom: number },
): string => {
  const step = (stand.height[0] + stand.height[1]) * 0.36
  return times(stand.rows)
    .map((row) => {
      const line = lowered(stand.ridge, row * step * (1 + row * 0.2))
      const ground = row === 0 ? areaBelow(line, stand.bottom) : ''
      const colour = mix(stand.fill, stand.lit, row / stand.rows)
      return `<path d="${ground}${coniferStand(random, { ...stand, ridge: line })}" fill="${colour}"/>`
    })
    .join('')
}
