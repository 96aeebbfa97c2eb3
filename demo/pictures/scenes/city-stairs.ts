import { brand, mix } from './colour.ts'
import { walker } from './figures.ts'
import { falloff, glow, verticalGradient } from './gradient.ts'
import { mistBank } from './mist.ts'
import { mountain } from './mountain.ts'
import { between, seededRandom, times } from './random.ts'
import { ridge } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'
import { clouds } from './sky.ts'

const compositions = {
  wide: {
    sun: [1940, 420],
    hills: [
      [-40, 930],
      [700, 900],
      [1200, 800],
      [1560, 640],
      [1820, 520],
      [2060, 560],
      [2440, 430],
    ],
    near: [
      [-40, 1100],
      [900, 1010],
      [1400, 900],
      [1800, 740],
      [2140, 690],
      [2440, 590],
    ],
    rows: [860, 960, 1090],
    stairs: { x: 620, y: 1350, run: 46, rise: 25, steps: 40 },
    climber: [23, 150],
    lamp: 31,
  },
  tall: {
    sun: [850, 520],
    hills: [
      [-40, 1010],
      [360, 960],
      [620, 800],
      [840, 650],
      [1020, 700],
      [1240, 580],
    ],
    near: [
      [-40, 1120],
      [420, 1050],
      [760, 900],
      [1000, 800],
      [1240, 760],
    ],
    rows: [960, 1060, 1180],
    stairs: { x: 120, y: 1500, run: 40, rise: 25, steps: 28 },
    climber: [14, 140],
    lamp: 21,
  },
} as const

type Stairs = { x: number; y: number; run: number; rise: number; steps: number }

/** Roofs of a town: gables, flat blocks, a tower, chimneys and lit windows. */
const town = (size: Size, base: number, index: number, to: number): string => {
  const random = seededRandom(800 + index)
  const scale = 0.6 + index * 0.35
  const tone = mix(mix(brand.sage, brand.blush, 0.4), mix(brand.green, brand.ink, 0.3), 0.2 + index * 0.32)
  const walls: string[] = []
  const windows: string[] = []
  let x = -60
  while (x < to) {
    const wide = between(random, 60, 150) * scale
    const tall = between(random, 70, 190) * scale * (1 - (x / to) * 0.35)
    const top = base - tall
    const gable = random() < 0.6 ? between(random, 24, 52) * scale : 0
    walls.push(
      `M${x.toFixed(0)} ${size.height}V${top.toFixed(0)}L${(x + wide / 2).toFixed(0)} ${(top - gable).toFixed(0)}L${(x + wide).toFixed(0)} ${top.toFixed(0)}V${size.height}z`,
    )
    if (random() < 0.7) {
      const stack = x + wide * between(random, 0.15, 0.7)
      walls.push(
        `M${stack.toFixed(0)} ${(top + 10).toFixed(0)}v${(-(gable + 34) * scale).toFixed(0)}h${(13 * scale).toFixed(0)}v${((gable + 34) * scale).toFixed(0)}z`,
      )
    }
    if (random() < 0.1)
      walls.push(
        `M${x} ${top}v${-130 * scale}l${16 * scale} ${-120 * scale}l${16 * scale} ${120 * scale}v${130 * scale}z`,
      )
    const columns = Math.floor(wide / (26 * scale))
    times(columns * 5).forEach((cell) => {
      if (random() > 0.2) return
      const left = x + 12 * scale + (cell % columns) * 26 * scale
      windows.push(
        `M${left.toFixed(0)} ${(top + (16 + Math.floor(cell / columns) * 34) * scale).toFixed(0)}h${(9 * scale).toFixed(1)}v${(15 * scale).toFixed(1)}h${(-9 * scale).toFixed(1)}z`,
      )
    })
    x += wide * between(random, 0.8, 0.96)
  }
  return `<path d="${walls.join('')}" fill="${tone}"/><path d="${windows.join('')}" fill="${mix(brand.amber, brand.paper, 0.25)}" fill-opacity="${0.55 + index * 0.2}"/>`
}

const stepAt = ({ x, y, run, rise }: Stairs, step: number): [number, number] => [
  x + step * run,
  y - step * rise,
]

/** The flight as a stepped mass with lit treads, coursed stone below and a handrail in front. */
const flight = (stairs: Stairs, size: Size): string => {
  const { run, rise, steps } = stairs
  const [left] = stepAt(stairs, 0)
  const [right, top] = stepAt(stairs, steps)
  const edge = times(steps).map((step) => {
    const [x, y] = stepAt(stairs, step)
    return `L${x} ${y}V${y - rise}H${x + run}`
  })
  const treads = times(steps).map((step) => {
    const [x, y] = stepAt(stairs, step)
    return `M${x - 3} ${y - rise}h${run + 3}v5h-${run + 3}z`
  })
  const random = seededRandom(66)
  const stones = times(300).map(() => {
    const row = Math.floor(random() * 30)
    const y = size.height - row * 34
    const wide = 70
    const x = left + Math.floor((random() * (size.width - left)) / wide) * wide + (row % 2) * 35
    if (y - 34 < size.height - (x - left) * (rise / run) + 70) return ''
    return `M${x} ${y - 3}h${wide - 4}v-30h-${wide - 4}z`
  })
  const posts = times(Math.floor(steps / 4)).map((post) => {
    const [x, y] = stepAt(stairs, post * 4 + 2)
    return `M${x + run / 2} ${y + 30}v-118`
  })
  const [railX, railY] = stepAt(stairs, 1)
  const stone = mix(brand.night, brand.green, 0.4)
  return (
    verticalGradient('stone', top, size.height, [
      [0, mix(stone, brand.amber, 0.16)],
      [0.5, stone],
      [1, mix(stone, brand.ink, 0.6)],
    ]) +
    `<path d="M${left} ${size.height}${edge.join('')}H${size.width + 40}V${size.height}z" fill="url(#stone)"/>` +
    `<path d="${stones.join('')}" fill="${mix(stone, brand.sage, 0.3)}" fill-opacity=".11"/>` +
    `<path d="${treads.join('')}M${right} ${top}H${size.width + 40}v6H${right}z" fill="${mix(brand.amber, brand.paper, 0.25)}" fill-opacity=".9"/>` +
    `<g stroke="${mix(brand.ink, brand.green, 0.2)}" fill="none"><path d="${posts.join('')}" stroke-width="6"/>` +
    `<path d="M${railX} ${railY - 62}L${right} ${top - 62}H${size.width + 40}" stroke-width="9" stroke-linejoin="round"/></g>`
  )
}

const lamppost = (stairs: Stairs, step: number): string => {
  const [x, y] = stepAt(stairs, step)
  return (
    `<path d="M${x - 5} ${y + 20}L${x - 3} ${y - 330}h6L${x + 5} ${y + 20}z" fill="${brand.ink}"/>` +
    glow('lamp', { x, y: y - 356, radius: 230 }, falloff('#ffe1a6', 0.85)) +
    `<path d="M${x - 20} ${y - 376}L${x - 12} ${y - 330}h24L${x + 20} ${y - 376}z" fill="#fff1cd"/>` +
    `<path d="M${x - 26} ${y - 376}h52L${x} ${y - 404}zM${x - 14} ${y - 332}h28v8h-28z" fill="${brand.ink}"/>`
  )
}

/** Steps climb out of the town towards the hills. Text sits top left, in the sky above the roofs. */
export const cityStairs: Scene = (format) => {
  const size = sizeOf[format]
  const { sun, hills, near, rows, stairs, climber, lamp } = compositions[format]
  const [step, height] = climber
  const [climberX, climberY] = stepAt(stairs, step)
  const haze = mix(brand.blush, brand.paper, 0.3)
  return sceneDocument(size, [
    verticalGradient('sky', 0, size.height * 0.72, [
      [0, mix(brand.green, brand.sage, 0.55)],
      [0.45, mix(brand.sage, brand.paper, 0.45)],
      [0.85, mix(brand.blush, brand.amber, 0.2)],
      [1, mix(brand.amber, brand.paper, 0.4)],
    ]),
    wash(size, 'url(#sky)'),
    clouds({
      area: { x: 0, y: size.height * 0.16, width: size.width, height: size.height * 0.36 },
      seed: 61,
      fill: brand.paper,
      opacity: 0.14,
      cover: 0.5,
      stretch: 6,
      scale: 80,
    }),
    glow('halo', { x: sun[0], y: sun[1], radius: size.height * 0.55 }, falloff('#fff0cf', 0.9)),
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="104" fill="${mix(brand.signal, brand.amber, 0.4)}"/>`,
    mountain({
      id: 'hills',
      ridge: ridge({ seed: 41, anchors: hills, roughness: 0.3 }),
      bottom: size.height,
      light: 'right',
      seed: 3,
      step: 10,
      tones: {
        shade: mix(brand.sage, brand.green, 0.3),
        faces: [
          [0.1, mix(brand.sage, brand.green, 0.16)],
          [0.34, mix(brand.sage, brand.amber, 0.3)],
        ],
      },
    }),
    mistBank({ width: size.width, y: rows[0] - 40, thickness: 110, colour: haze, opacity: 0.9, seed: 7 }),
    town(size, rows[0] + 60, 0, size.width * 0.62),
    mountain({
      id: 'near',
      ridge: ridge({ seed: 52, anchors: near, roughness: 0.22 }),
      bottom: size.height,
      light: 'right',
      seed: 8,
      step: 10,
      tones: {
        shade: mix(brand.green, brand.sage, 0.3),
        faces: [
          [0.1, mix(brand.green, brand.sage, 0.42)],
          [0.34, mix(brand.sage, brand.green, 0.3)],
        ],
      },
    }),
    mistBank({ width: size.width, y: rows[1], thickness: 90, colour: haze, opacity: 0.75, seed: 9 }),
    town(size, rows[1] + 70, 1, size.width * 0.56),
    town(size, rows[2] + 110, 2, size.width * 0.48),
    lamppost(stairs, lamp),
    walker({
      pose: 'climb',
      at: [climberX + stairs.run * 0.3, climberY + 2],
      height,
      fill: mix(brand.ink, brand.green, 0.15),
      packFill: brand.signal,
      pole: false,
    }),
    flight(stairs, size),
  ])
}
