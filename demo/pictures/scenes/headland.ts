import { brand, mix } from './colour.ts'
import { toneRegions } from './contour.ts'
import { falloff, glow } from './gradient.ts'
import { fractalNoise } from './noise.ts'
import { areaBelow, ridge, type Point } from './ridge.ts'
import type { Size } from './scene.ts'
import { glints } from './water.ts'

export type Headland = {
  /** Skyline from the waterline at the seaward end to the right edge. */
  skyline: readonly Point[]
  /** Where its foot meets the sea. */
  foot: number
  /** 0 far in the haze … 1 near. */
  near: number
}

const haze = mix(brand.paper, brand.blush, 0.4)

export const headland = ({ skyline, foot, near }: Headland, index: number): string => {
  const line = ridge({ seed: 90 + index, anchors: skyline, roughness: 0.1, gain: 0.55, finest: 5 })
  const left = Math.min(...skyline.map(([x]) => x))
  const top = Math.min(...skyline.map(([, y]) => y))
  const right = 2440
  const columns = fractalNoise(300 + index, 4, 0.6)
  const beds = fractalNoise(340 + index, 3, 0.5)
  const turf = fractalNoise(370 + index, 4, 0.55)
  const scale = 0.4 + near * 0.9
  const area = {
    x: left,
    y: top,
    width: Math.min(right - left, 1240),
    height: foot - top,
    step: 4 + near * 2,
  }
  // The cliff face turns from the light as it recedes landward; buttresses break it into columns.
  const face = (x: number, y: number): number => {
    const sway = (beds(x / (160 * scale), y / (130 * scale)) - 0.5) * 46 * scale
    const buttress =
      columns((x + sway) / (58 * scale), (y + x * 0.2) / (300 * scale)) * 0.72 +
      columns((x - sway) / (19 * scale), 40 + y / (120 * scale)) * 0.36
    const bed = Math.abs(((y + sway * 0.5 + x * 0.06) / (64 * scale)) % 1) < 0.1 ? 0.07 : 0
    return buttress - bed - Math.min(0.3, (x - left) / (1700 * scale))
  }
  const grass = (x: number, y: number): number => {
    const depth = y - line.at(x)
    const cap = (26 + (x - left) * 0.2) * scale * (0.5 + turf(x / (60 * scale), y / (90 * scale)))
    return cap - depth
  }
  const rock = mix(haze, mix(brand.green, brand.ink, 0.35), 0.24 + near * 0.62)
  const lit = mix(mix(brand.sand, brand.amber, 0.28), haze, 0.6 - near * 0.55)
  const green = mix(haze, mix(brand.green, brand.sage, 0.18), 0.34 + near * 0.6)
  const paths = [...toneRegions(area, face, [0.4, 0.5, 0.6]), ...toneRegions(area, grass, [0, 26 * scale])]
  const fills = [mix(rock, lit, 0.3), mix(rock, lit, 0.62), lit, green, mix(green, lit, 0.22)]
  return (
    `<clipPath id="head${index}"><path d="${areaBelow(line, foot)}"/></clipPath>` +
    `<path d="${areaBelow(line, foot)}" fill="${rock}"/><g clip-path="url(#head${index})">` +
    paths
      .map((path, tone) => `<path d="${path}" fill="${fills[tone] ?? rock}" fill-rule="evenodd"/>`)
      .join('') +
    '</g>'
  )
}

/** A leaning sea stack. */
export const stack = (
  [x, foot, tall, wide]: readonly [number, number, number, number],
  index: number,
): string => {
  const body = ridge({
    seed: 130 + index,
    anchors: [
      [x - wide, foot],
      [x - wide * 0.55, foot - tall * 0.8],
      [x - wide * 0.1, foot - tall],
      [x + wide * 0.35, foot - tall * 0.86],
      [x + wide, foot],
    ],
    roughness: 0.3,
    finest: 4,
  })
  const rock = mix(haze, mix(brand.green, brand.ink, 0.35), 0.5 + index * 0.2)
  return `<path d="${areaBelow(body, foot)}" fill="${rock}"/><path d="M${x - wide} ${foot}L${x - wide * 0.55} ${foot - tall * 0.78}L${x - wide * 0.12} ${foot - tall * 0.94}L${x - wide * 0.3} ${foot - tall * 0.4}L${x - wide * 0.16} ${foot}z" fill="${mix(brand.sand, brand.amber, 0.25)}" fill-opacity=".75"/>`
}

/** Surf round a foot: broken strokes of foam. */
export const surf = ({ skyline, foot, near }: Headland, index: number, size: Size): string => {
  const left = skyline[0]?.[0] ?? 0
  return glints({
    seed: 400 + index,
    count: 46 + near * 70,
    top: foot - 4,
    bottom: foot + 14 + near * 34,
    span: () => [left - 60 - near * 130, Math.min(size.width, left + 900)],
    length: [30 + near * 40, 90 + near * 120],
    fill: '#fffaf0',
    opacity: 0.8,
  })
}

/** Spray hanging about a foot. */
export const spray = (id: string, { skyline, foot, near }: Headland): string =>
  glow(
    id,
    { x: (skyline[0]?.[0] ?? 0) + 120, y: foot - 6, radius: 230 + near * 220, squash: 0.16 },
    falloff('#fff6e8', 0.85),
  )

export const lighthouse = ([x, y, scale]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-9 0L-6 -58H6L9 0z" fill="#fbf4e6"/><path d="M1 0L1 -58H6L9 0z" fill="${mix(brand.sage, brand.green, 0.2)}"/><path d="M-7.6 -24L-6.9 -38H6.9L7.6 -24z" fill="${brand.signal}"/><path d="M-9 -58H9V-62H-9zM-5 -74H5V-62H-5zM-7 -74L0 -83L7 -74z" fill="${mix(brand.green, brand.ink, 0.3)}"/></g>`
