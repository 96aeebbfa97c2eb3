import { brand, mix } from './colour.ts'
import { toneRegions } from './contour.ts'
import { walker } from './figures.ts'
import { falloff, glow, linearGradient, verticalGradient } from './gradient.ts'
import { fractalNoise } from './noise.ts'
import { areaBelow, ridge, type Point } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'
import { clouds } from './sky.ts'

type Dune = { crest: readonly Point[]; foot: Point; tone: number }

/** Skyline of each dune from left to right; its sunlit side ends at an edge from the summit to `foot`. */
const compositions = {
  wide: {
    sun: [720, 640],
    mesas: [
      [-40, 800],
      [120, 790],
      [150, 690],
      [176, 640],
      [330, 634],
      [352, 700],
      [400, 784],
      [1010, 792],
      [1060, 720],
      [1080, 655],
      [1140, 650],
      [1156, 716],
      [1200, 780],
      [1560, 786],
      [1600, 660],
      [1626, 590],
      [1950, 584],
      [1976, 660],
      [2040, 764],
      [2440, 790],
    ],
    dunes: [
      {
        crest: [
          [-40, 900],
          [420, 850],
          [900, 900],
          [1300, 870],
          [1640, 810],
          [2000, 860],
          [2440, 880],
        ],
        foot: [1500, 1100],
        tone: 0.12,
      },
      {
        crest: [
          [-40, 960],
          [300, 990],
          [700, 1010],
          [1120, 960],
          [1480, 880],
          [1760, 850],
          [2060, 940],
          [2440, 1010],
        ],
        foot: [1440, 1350],
        tone: 0.34,
      },
      {
        crest: [
          [-40, 1010],
          [200, 1030],
          [620, 1140],
          [1000, 1220],
          [1500, 1260],
          [2000, 1230],
          [2440, 1130],
        ],
        foot: [500, 1380],
        tone: 0.62,
      },
    ],
    walkers: [1560, 1632],
    walkerHeight: 74,
  },
  tall: {
    sun: [420, 760],
    mesas: [
      [-40, 900],
      [60, 890],
      [84, 780],
      [100, 740],
      [250, 736],
      [270, 800],
      [320, 890],
      [640, 898],
      [690, 780],
      [712, 700],
      [960, 694],
      [980, 770],
      [1040, 880],
      [1240, 900],
    ],
    dunes: [
      {
        crest: [
          [-40, 1000],
          [300, 960],
          [620, 1000],
          [900, 930],
          [1240, 980],
        ],
        foot: [840, 1200],
        tone: 0.12,
      },
      {
        crest: [
          [-40, 1100],
          [260, 1110],
          [520, 1060],
          [780, 970],
          [930, 950],
          [1240, 1080],
        ],
        foot: [640, 1500],
        tone: 0.34,
      },
      {
        crest: [
          [-40, 1180],
          [160, 1210],
          [480, 1330],
          [900, 1390],
          [1240, 1300],
        ],
        foot: [260, 1540],
        tone: 0.62,
      },
    ],
    walkers: [800, 862],
    walkerHeight: 70,
  },
} as const

const dune = ({ crest, foot, tone }: Dune, index: number, size: Size): string => {
  const line = ridge({ seed: 33 + index, anchors: crest, roughness: 0.05, gain: 0.35 })
  const summit = line.points.reduce((best, point) => (point[1] < best[1] ? point : best))
  const [dx, dy] = [foot[0] - summit[0], foot[1] - summit[1]]
  const edge = `C${summit[0] + dx * 0.1 + 120} ${summit[1] + dy * 0.35} ${foot[0] - dx * 0.4 - 150} ${summit[1] + dy * 0.6} ${foot[0]} ${foot[1]}`
  const right = line.points
    .filter(([x]) => x >= summit[0])
    .map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`)
  const lit = mix(mix(brand.amber, brand.sand, 0.35), brand.signal, 0.1 + tone * 0.45)
  const shade = mix(mix(brand.signal, brand.green, 0.74), brand.ink, 0.05 + tone * 0.75)
  const wind = fractalNoise(140 + index, 3)
  const ripples = toneRegions(
    { x: 0, y: summit[1], width: size.width, height: size.height - summit[1], step: 9 },
    (x, y) => {
      const depth = y - line.at(x)
      return depth < 14
        ? -1
        : Math.sin((depth * 0.9 + wind(x / 300, y / 160) * 150) / (6 + tone * 10)) -
            (260 / (depth + 200)) * 0.4
    },
    [0.55],
  )
  return (
    linearGradient(
      `lit${index}`,
      [0, summit[1], 0, size.height],
      [
        [0, mix(lit, brand.paper, 0.18)],
        [1, mix(lit, shade, 0.4)],
      ],
    ) +
    `<path d="${areaBelow(line, size.height)}" fill="url(#lit${index})"/>` +
    `<clipPath id="dune${index}"><path d="${areaBelow(line, size.height)}"/></clipPath>` +
    `<g clip-path="url(#dune${index})"><path d="${ripples[0] ?? ''}" fill="${shade}" fill-opacity=".13" fill-rule="evenodd"/></g>` +
    linearGradient(
      `shade${index}`,
      [summit[0], 0, size.width, 0],
      [
        [0, shade],
        [1, mix(shade, lit, 0.22)],
      ],
    ) +
    `<path d="M${foot[0]} ${foot[1]}L${size.width + 40} ${size.height + 20}V${(line.points.at(-1) ?? summit)[1]}${[...right].reverse().join('')}L${summit[0]} ${summit[1]}${edge}z" fill="url(#shade${index})"/>`
  )
}

/** Dunes and mesas in the last sun, two walkers on the crest. Text sits at the top, in the sky. */
export const desertEvening: Scene = (format) => {
  const size = sizeOf[format]
  const { sun, mesas, dunes, walkers, walkerHeight } = compositions[format]
  const table = ridge({ seed: 15, anchors: mesas, roughness: 0.07, gain: 0.6, finest: 5 })
  const crest = ridge({ seed: 34, anchors: dunes[1].crest, roughness: 0.05, gain: 0.35 })
  const mesaTop = Math.min(...mesas.map(([, y]) => y))
  return sceneDocument(size, [
    verticalGradient('sky', 0, size.height * 0.66, [
      [0, mix(brand.green, brand.sage, 0.35)],
      [0.36, mix(brand.sage, brand.sand, 0.35)],
      [0.7, mix(brand.blush, brand.amber, 0.35)],
      [1, mix(brand.amber, brand.signal, 0.25)],
    ]),
    wash(size, 'url(#sky)'),
    clouds({
      area: { x: 0, y: size.height * 0.24, width: size.width, height: size.height * 0.22 },
      seed: 27,
      fill: brand.paper,
      opacity: 0.1,
      cover: 0.5,
      stretch: 9,
      scale: 60,
    }),
    glow('halo', { x: sun[0], y: sun[1], radius: size.height * 0.6 }, falloff('#fff0cf', 0.85)),
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="118" fill="#fff1d2"/>`,
    verticalGradient('mesa', mesaTop, mesaTop + 330, [
      [0, mix(brand.signal, brand.green, 0.52)],
      [1, mix(brand.amber, brand.signal, 0.3)],
    ]),
    `<path d="${areaBelow(table, size.height)}" fill="url(#mesa)"/>`,
    glow(
      'flare',
      { x: sun[0], y: sun[1] + 90, radius: size.height * 0.42, squash: 0.5 },
      falloff(brand.amber, 0.6),
    ),
    ...dunes.slice(0, 2).map((shape, index) => dune(shape, index, size)),
    walkers
      .map((x, index) =>
        walker({
          pose: 'stride',
          at: [x, crest.at(x) + 2],
          height: walkerHeight,
          fill: mix(brand.ink, brand.signal, 0.08),
          packFill: index ? mix(brand.green, brand.sage, 0.3) : brand.paper,
        }),
      )
      .join(''),
    dune(dunes[2], 2, size),
  ])
}
