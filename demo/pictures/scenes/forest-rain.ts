import { brand, mix } from './colour.ts'
import { coniferStand } from './conifer.ts'
import { walker } from './figures.ts'
import { verticalGradient } from './gradient.ts'
import { mistBank } from './mist.ts'
import { between, seededRandom, times } from './random.ts'
import { areaBelow, ridge, type Point } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'

type Composition = {
  hill: readonly Point[]
  rows: readonly { line: readonly Point[]; height: readonly [number, number] }[]
  walker: readonly [x: number, height: number]
}

const compositions: Record<'wide' | 'tall', Composition> = {
  wide: {
    hill: [
      [-40, 640],
      [500, 560],
      [1000, 470],
      [1500, 330],
      [1900, 380],
      [2440, 240],
    ],
    rows: [
      {
        line: [
          [-40, 860],
          [700, 850],
          [1300, 720],
          [1900, 660],
          [2440, 560],
        ],
        height: [60, 190],
      },
      {
        line: [
          [-40, 1010],
          [700, 1000],
          [1300, 900],
          [1900, 860],
          [2440, 800],
        ],
        height: [110, 330],
      },
      {
        line: [
          [-40, 1130],
          [700, 1150],
          [1400, 1110],
          [1900, 1040],
          [2440, 1000],
        ],
        height: [200, 560],
      },
      {
        line: [
          [-40, 1265],
          [500, 1290],
          [1100, 1300],
          [1700, 1265],
          [2440, 1190],
        ],
        height: [420, 1010],
      },
    ],
    walker: [1180, 132],
  },
  tall: {
    hill: [
      [-40, 700],
      [300, 640],
      [640, 520],
      [900, 560],
      [1240, 420],
    ],
    rows: [
      {
        line: [
          [-40, 980],
          [400, 960],
          [800, 860],
          [1240, 780],
        ],
        height: [60, 180],
      },
      {
        line: [
          [-40, 1120],
          [400, 1110],
          [800, 1030],
          [1240, 960],
        ],
        height: [110, 310],
      },
      {
        line: [
          [-40, 1260],
          [400, 1280],
          [800, 1230],
          [1240, 1150],
        ],
        height: [190, 500],
      },
      {
        line: [
          [-40, 1420],
          [300, 1440],
          [700, 1425],
          [1240, 1360],
        ],
        height: [380, 860],
      },
    ],
    walker: [520, 124],
  },
}

/** Slanting streaks of rain, finer and fainter the farther. */
const rain = (size: Size, seed: number, count: number, length: number, opacity: number): string => {
  const random = seededRandom(seed)
  const streaks = times(count).map(() => {
    const reach = length * between(random, 0.5, 1.2)
    return `M${(random() * (size.width + 200) - 60).toFixed(0)} ${(random() * size.height - 60).toFixed(0)}l${(-reach * 0.2).toFixed(1)} ${reach.toFixed(1)}`
  })
  return `<path d="${streaks.join('')}" stroke="#f2f4ec" stroke-width="${length > 60 ? 2 : 1.3}" stroke-opacity="${opacity}" fill="none"/>`
}

/** Rain falls through a spruce forest, a walker in an orange shell at its edge. Text sits top left, in pale cloud. */
export const forestRain: Scene = (format) => {
  const size = sizeOf[format]
  const { hill, rows, walker: person } = compositions[format]
  const cloud = mix(brand.sage, brand.paper, 0.45)
  const dark = mix(brand.green, brand.ink, 0.72)
  const clearing = (x: number): boolean => Math.abs(x - person[0]) < 150
  const stands = rows.flatMap(({ line, height }, index) => {
    const near = (index + 1) / rows.length
    const ground = ridge({ seed: 140 + index, anchors: line, roughness: 0.1, gain: 0.5 })
    const trees = coniferStand(seededRandom(31 + index * 5), {
      ridge: ground,
      from: index === 3 ? size.width * 0.08 : -60,
      to: size.width + 60,
      spacing: 0.17 + index * 0.03,
      height,
      slenderness: 0.36,
      clearing:
        index === 3 ? (x) => x < size.width * 0.62 && (clearing(x) || x > size.width * 0.02) : undefined,
    })
    const middle = line.reduce((sum, [, y]) => sum + y, 0) / line.length
    return [
      `<path d="${areaBelow(ground, size.height)}${trees}" fill="${mix(cloud, dark, near ** 1.25 * 0.92)}"/>`,
      index < 3
        ? mistBank({
            width: size.width,
            y: middle + 40,
            thickness: 130,
            colour: mix(cloud, '#ffffff', 0.15),
            opacity: 0.75 - index * 0.12,
            seed: 71 + index,
          })
        : '',
    ]
  })
  const ground = ridge({ seed: 143, anchors: rows[3]?.line ?? [], roughness: 0.1, gain: 0.5 })
  return sceneDocument(size, [
    verticalGradient('cloud', 0, size.height, [
      [0, mix(brand.sage, brand.green, 0.12)],
      [0.4, cloud],
      [1, mix(cloud, brand.green, 0.2)],
    ]),
    wash(size, 'url(#cloud)'),
    `<path d="${areaBelow(ridge({ seed: 7, anchors: hill, roughness: 0.25, gain: 0.52 }), size.height)}" fill="${mix(cloud, brand.green, 0.17)}"/>`,
    mistBank({
      width: size.width,
      y: size.height * 0.42,
      thickness: 150,
      colour: mix(cloud, '#ffffff', 0.2),
      opacity: 0.8,
      seed: 66,
    }),
    rain(size, 1, Math.round(size.width / 4), 46, 0.2),
    ...stands,
    walker({
      pose: 'stride',
      at: [person[0], ground.at(person[0]) + 4],
      height: person[1],
      fill: dark,
      packFill: brand.signal,
    }),
    rain(size, 2, Math.round(size.width / 8), 110, 0.2),
  ])
}
