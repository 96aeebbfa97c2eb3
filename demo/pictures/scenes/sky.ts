import { toneRegions } from './contour.ts'
import { fractalNoise } from './noise.ts'
import { between, seededRandom, times } from './random.ts'

/** Long bands of cloud, stacked from three thin tones; `cover` 0.4 (closed) … 0.7 (a few wisps). */
export const clouds = ({
  area,
  seed,
  fill,
  opacity,
  cover,
  stretch = 5,
  scale = 160,
}: {
  /** Where clouds lie; with `fade` they also thin out towards its left and right. */
  area: { x: number; y: number; width: number; height: number; fade?: boolean }
  seed: number
  fill: string
  opacity: number
  cover: number
  stretch?: number
  scale?: number
}): string => {
  const noise = fractalNoise(seed, 5, 0.5)
  const field = (x: number, y: number): number => {
    const rim = (part: number): number => Math.max(0, 1 - Math.min(part, 1 - part) / 0.4) ** 2
    const thin = Math.max(rim((y - area.y) / area.height), area.fade ? rim((x - area.x) / area.width) : 0)
    return noise(x / (scale * stretch) + 3, y / scale + 9) - thin * 0.45
  }
  return toneRegions({ ...area, step: 12 }, field, [
    cover,
    cover + 0.02,
    cover + 0.04,
    cover + 0.065,
    cover + 0.09,
  ])
    .map((path) => `<path d="${path}" fill="${fill}" fill-opacity="${opacity}" fill-rule="evenodd"/>`)
    .join('')
}

/** Stars, denser and brighter towards the top. */
export const stars = ({
  seed,
  width,
  height,
  count,
  fill,
}: {
  seed: number
  width: number
  height: number
  count: number
  fill: string
}): string => {
  const random = seededRandom(seed)
  return times(count)
    .map(() => {
      const x = random() * width
      const y = random() ** 1.5 * height
      const size = 0.8 + random() ** 6 * 3
      const opacity = (1 - y / height) * between(random, 0.3, 1)
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`
    })
    .join('')
}
