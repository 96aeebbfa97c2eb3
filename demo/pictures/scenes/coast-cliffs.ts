import { brand, mix } from './colour.ts'
import { toneRegions } from './contour.ts'
import { walker } from './figures.ts'
import { falloff, glow, linearGradient, verticalGradient } from './gradient.ts'
import { fractalNoise } from './noise.ts'
import { areaBelow, ridge, type Point } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'
import { clouds } from './sky.ts'
import { glints } from './water.ts'

type Headland = {
  /** Skyline from the waterline at the seaward end to the right edge. */
  skyline: readonly Point[]
  /** Where its foot meets the sea. */
  foot: number
  /** 0 far in the haze … 1 near. */
  near: number
}

const compositions = {
  wide: {
    horizon: 720,
    sun: [560, 560],
    headlands: [
      { skyline: [[1330, 724], [1352, 660], [1420, 640], [1600, 622], [1900, 600], [2440, 560]], foot: 726, near: 0.12 },
      { skyline: [[1160, 760], [1176, 640], [1196, 590], [1300, 560], [1560, 530], [1900, 470], [2440, 420]], foot: 770, near: 0.42 },
      { skyline: [[1390, 900], [1402, 690], [1424, 600], [1500, 560], [1720, 520], [1960, 430], [2200, 390], [2440, 330]], foot: 930, near: 0.72 },
      { skyline: [[1700, 1300], [1716, 960], [1742, 790], [1800, 740], [1980, 690], [2200, 610], [2440, 560]], foot: 1350, near: 1 },
    ],
    stacks: [[1040, 770, 120, 46], [1262, 925, 190, 66]],
    lighthouse: [1232, 586, 1],
    person: [2010, 92],
  },
  tall: {
    horizon: 830,
    sun: [260, 680],
    headlands: [
      { skyline: [[560, 834], [574, 790], [640, 770], [900, 744], [1240, 700]], foot: 836, near: 0.12 },
      { skyline: [[430, 870], [442, 770], [464, 730], [560, 706], [840, 650], [1240, 560]], foot: 884, near: 0.42 },
      { skyline: [[600, 1030], [612, 830], [632, 750], [700, 714], [900, 650], [1240, 500]], foot: 1050, near: 0.72 },
      { skyline: [[800, 1460], [816, 1090], [842, 920], [900, 876], [1060, 810], [1240, 730]], foot: 1500, near: 1 },
    ],
    stacks: [[352, 886, 90, 36], [500, 1048, 160, 56]],
    lighthouse: [500, 724, 0.9],
    person: [1000, 88],
  },
} as const

const haze = mix(brand.paper, brand.blush, 0.4)

const headland = ({ skyline, foot, near }: Headland, index: number): string => {
  const line = ridge({ seed: 90 + index, anchors: skyline, roughness: 0.1, gain: 0.55, finest: 5 })
  const left = Math.min(...skyline.map(([x]) => x))
  const top = Math.min(...skyline.map(([, y]) => y))
  const right = 2440
  const columns = fractalNoise(300 + index, 4, 0.6)
  const beds = fractalNoise(340 + index, 3, 0.5)
  const turf = fractalNoise(370 + index, 4, 0.55)
  const scale = 0.4 + near * 0.9
  const area = { x: left, y: top, width: Math.min(right - left, 1240), height: foot - top, step: 4 + near * 2 }
  // The cliff face turns from the light as it recedes landward; buttresses break it into columns.
  const face = (x: number, y: number): number => {
    const sway = (beds(x / (160 * scale), y / (130 * scale)) - 0.5) * 46 * scale
    const buttress = columns((x + sway) / (58 * scale), (y + x * 0.2) / (300 * scale)) * 0.72 + columns((x - sway) / (19 * scale), 40 + y / (120 * scale)) * 0.36
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
    paths.map((path, tone) => `<path d="${path}" fill="${fills[tone] ?? rock}" fill-rule="evenodd"/>`).join('') +
    '</g>'
  )
}

/** A leaning sea stack. */
const stack = ([x, foot, tall, wide]: readonly [number, number, number, number], index: number): string => {
  const body = ridge({
    seed: 130 + index,
    anchors: [[x - wide, foot], [x - wide * 0.55, foot - tall * 0.8], [x - wide * 0.1, foot - tall], [x + wide * 0.35, foot - tall * 0.86], [x + wide, foot]],
    roughness: 0.3,
    finest: 4,
  })
  const rock = mix(haze, mix(brand.green, brand.ink, 0.35), 0.5 + index * 0.2)
  return `<path d="${areaBelow(body, foot)}" fill="${rock}"/><path d="M${x - wide} ${foot}L${x - wide * 0.55} ${foot - tall * 0.78}L${x - wide * 0.12} ${foot - tall * 0.94}L${x - wide * 0.3} ${foot - tall * 0.4}L${x - wide * 0.16} ${foot}z" fill="${mix(brand.sand, brand.amber, 0.25)}" fill-opacity=".75"/>`
}

/** Surf round a foot: broken strokes of foam. */
const surf = ({ skyline, foot, near }: Headland, index: number, size: Size): string => {
  const left = skyline[0]?.[0] ?? 0
  return glints({ seed: 400 + index, count: 46 + near * 70, top: foot - 4, bottom: foot + 14 + near * 34, span: () => [left - 60 - near * 130, Math.min(size.width, left + 900)], length: [30 + near * 40, 90 + near * 120], fill: '#fffaf0', opacity: 0.8 })
}

/** Spray hanging about a foot. */
const spray = (id: string, { skyline, foot, near }: Headland): string =>
  glow(id, { x: (skyline[0]?.[0] ?? 0) + 120, y: foot - 6, radius: 230 + near * 220, squash: 0.16 }, falloff('#fff6e8', 0.85))

const lighthouse = ([x, y, scale]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-9 0L-6 -58H6L9 0z" fill="#fbf4e6"/><path d="M1 0L1 -58H6L9 0z" fill="${mix(brand.sage, brand.green, 0.2)}"/><path d="M-7.6 -24L-6.9 -38H6.9L7.6 -24z" fill="${brand.signal}"/><path d="M-9 -58H9V-62H-9zM-5 -74H5V-62H-5zM-7 -74L0 -83L7 -74z" fill="${mix(brand.green, brand.ink, 0.3)}"/></g>`

/** Cliffs step out into an evening sea, a lighthouse on the far head. Text sits left, over sea and sky. */
export const coastCliffs: Scene = (format) => {
  const size = sizeOf[format]
  const { horizon, sun, headlands, stacks, lighthouse: tower, person } = compositions[format]
  const near = ridge({ seed: 93, anchors: headlands[3].skyline, roughness: 0.1, gain: 0.55, finest: 5 })
  const lands = headlands.map((land, index) => headland(land, index) + surf(land, index, size))
  return sceneDocument(size, [
    verticalGradient('sky', 0, horizon, [
      [0, mix(brand.sage, brand.green, 0.24)],
      [0.5, mix(brand.sage, brand.paper, 0.55)],
      [1, mix(brand.blush, brand.amber, 0.2)],
    ]),
    wash(size, 'url(#sky)'),
    clouds({ area: { x: 0, y: horizon * 0.3, width: size.width, height: horizon * 0.55 }, seed: 52, fill: brand.paper, opacity: 0.13, cover: 0.5, stretch: 6, scale: 80 }),
    glow('halo', { x: sun[0], y: sun[1], radius: size.height * 0.55 }, falloff('#fff2d6', 0.95)),
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="58" fill="#fff8e8"/>`,
    verticalGradient('sea', horizon, size.height, [
      [0, mix(brand.blush, brand.sage, 0.5)],
      [0.22, mix(brand.sage, brand.green, 0.26)],
      [1, mix(brand.green, brand.night, 0.35)],
    ]),
    `<rect y="${horizon}" width="${size.width}" height="${size.height - horizon}" fill="url(#sea)"/>`,
    glow('path', { x: sun[0], y: horizon + 120, radius: 380, squash: 0.7 }, falloff('#fff0cf', 0.55)),
    glints({ seed: 6, count: 520, top: horizon + 3, bottom: size.height, span: (depth) => [sun[0] - 90 - depth * 420, sun[0] + 90 + depth * 420], length: [24, 170], fill: '#fff4dc', opacity: 0.62 }),
    glints({ seed: 18, count: 420, top: horizon + 8, bottom: size.height, span: () => [-260, size.width + 260], length: [50, 420], fill: brand.night, opacity: 0.2 }),
    lands[0] ?? '',
    stack(stacks[0], 0),
    lands[1] ?? '',
    lighthouse(tower),
    spray('spray1', headlands[1]),
    stack(stacks[1], 1),
    lands[2] ?? '',
    spray('spray2', headlands[2]),
    walker({ pose: 'stride', at: [person[0], near.at(person[0]) + 3], height: person[1], fill: mix(brand.ink, brand.green, 0.2), packFill: brand.signal, facing: 'left' }),
    lands[3] ?? '',
    linearGradient('dim', [size.width, size.height, size.width * 0.7, size.height * 0.6], [
      [0, brand.night, 0.55],
      [1, brand.night, 0],
    ]),
    wash(size, 'url(#dim)'),
  ])
}
