import { brand, mix } from './colour.ts'
import { coniferStand } from './conifer.ts'
import { falloff, glow, verticalGradient } from './gradient.ts'
import { mistBank } from './mist.ts'
import { mountain } from './mountain.ts'
import { seededRandom } from './random.ts'
import { areaBelow, ridge, type Point } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene } from './scene.ts'
import { clouds, stars } from './sky.ts'

type Composition = { ember: Point; moon: Point; skylines: readonly (readonly Point[])[] }

const compositions: Record<'wide' | 'tall', Composition> = {
  wide: {
    ember: [980, 800],
    moon: [1980, 250],
    skylines: [
      [
        [-40, 640],
        [200, 600],
        [420, 660],
        [700, 740],
        [980, 790],
        [1240, 720],
        [1520, 640],
        [1820, 690],
        [2100, 570],
        [2440, 620],
      ],
      [
        [-40, 620],
        [180, 560],
        [420, 690],
        [640, 800],
        [900, 870],
        [1260, 840],
        [1560, 730],
        [1800, 780],
        [2060, 640],
        [2260, 700],
        [2440, 600],
      ],
      [
        [-40, 800],
        [240, 780],
        [520, 900],
        [820, 960],
        [1160, 980],
        [1480, 880],
        [1760, 900],
        [2040, 740],
        [2240, 640],
        [2440, 690],
      ],
      [
        [-40, 960],
        [300, 940],
        [640, 1040],
        [1020, 1090],
        [1400, 1060],
        [1800, 960],
        [2140, 900],
        [2440, 820],
      ],
    ],
  },
  tall: {
    ember: [480, 900],
    moon: [900, 300],
    skylines: [
      [
        [-40, 760],
        [160, 720],
        [340, 830],
        [520, 890],
        [740, 800],
        [940, 840],
        [1240, 700],
      ],
      [
        [-40, 780],
        [120, 720],
        [300, 880],
        [540, 960],
        [760, 880],
        [960, 760],
        [1240, 820],
      ],
      [
        [-40, 940],
        [240, 980],
        [520, 1060],
        [800, 980],
        [1020, 860],
        [1240, 900],
      ],
      [
        [-40, 1080],
        [320, 1120],
        [640, 1170],
        [920, 1080],
        [1240, 980],
      ],
    ],
  },
}

/** Mountain walls fold into the dusk, the last light low between them. Text sits at the top left, in the night sky. */
export const ridgelineDusk: Scene = (format) => {
  const size = sizeOf[format]
  const { ember, moon, skylines } = compositions[format]
  const haze = mix(brand.signal, brand.sand, 0.42)
  const walls = skylines.map((anchors, index) => {
    const depth = index / 3
    const shade = mix(mix(brand.green, brand.blush, 0.32), brand.night, 0.1 + depth * 0.85)
    return mountain({
      id: `wall${index}`,
      ridge: ridge({ seed: 507 + index * 13, anchors, roughness: 0.5 - depth * 0.12, gain: 0.55 }),
      bottom: size.height,
      light: index % 2 ? 'left' : 'right',
      seed: 70 + index,
      step: 9,
      gullies: 0.4,
      tones: {
        shade,
        faces: [
          [0.12, mix(shade, haze, 0.13 - depth * 0.06)],
          [0.42, mix(shade, haze, 0.3 - depth * 0.14)],
        ],
      },
    })
  })
  const floor = ridge({
    seed: 88,
    anchors: [
      [-40, size.height * 0.9],
      [size.width * 0.45, size.height * 0.965],
      [size.width + 40, size.height * 0.86],
    ],
    roughness: 0.05,
  })
  const mists = skylines.map((anchors, index) =>
    mistBank({
      width: size.width,
      y: Math.max(...anchors.map(([, y]) => y)) + 60,
      thickness: 85,
      colour: mix(haze, brand.green, 0.15 + index * 0.2),
      opacity: 0.7 - index * 0.12,
      seed: 61 + index,
    }),
  )
  return sceneDocument(size, [
    verticalGradient('sky', 0, size.height * 0.66, [
      [0, mix(brand.night, brand.green, 0.25)],
      [0.42, mix(brand.green, brand.sage, 0.22)],
      [0.7, mix(brand.sage, brand.signal, 0.42)],
      [0.86, mix(brand.signal, brand.amber, 0.45)],
      [1, mix(brand.amber, brand.paper, 0.35)],
    ]),
    wash(size, 'url(#sky)'),
    stars({
      seed: 3,
      width: size.width,
      height: size.height * 0.34,
      count: size.width / 16,
      fill: brand.paper,
    }),
    clouds({
      area: { x: 0, y: size.height * 0.3, width: size.width, height: size.height * 0.26 },
      seed: 44,
      fill: brand.amber,
      opacity: 0.07,
      cover: 0.48,
      stretch: 8,
      scale: 70,
    }),
    `<path d="M${moon[0]} ${moon[1]}a44 44 0 1 0 44 62a36 36 0 1 1 -44 -62z" fill="${mix(brand.paper, brand.amber, 0.2)}"/>`,
    glow(
      'ember',
      { x: ember[0], y: ember[1] - 60, radius: size.height * 0.62, squash: 0.55 },
      falloff('#ffd79a', 0.85),
    ),
    ...walls.flatMap((wall, index) => [wall, mists[index] ?? '']),
    glow(
      'flare',
      { x: ember[0], y: ember[1] + 40, radius: size.height * 0.55, squash: 0.6 },
      falloff(brand.signal, 0.34),
    ),
    `<path d="${areaBelow(floor, size.height)}${coniferStand(seededRandom(12), { ridge: floor, from: -40, to: size.width + 40, spacing: 0.26, height: [50, 210] })}" fill="${mix(brand.night, brand.ink, 0.55)}"/>`,
  ])
}
