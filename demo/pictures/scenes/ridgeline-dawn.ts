import { woodedSlope } from './conifer.ts'
import { brand, mix } from './colour.ts'
import { falloff, glow, verticalGradient } from './gradient.ts'
import { mistBank, veil } from './mist.ts'
import { seededRandom } from './random.ts'
import { areaBelow, ridge, type Point } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'
import { clouds } from './sky.ts'

type Composition = {
  sun: Point
  /** Skylines from far to near. */
  skylines: readonly (readonly Point[])[]
}

const compositions: Record<'wide' | 'tall', Composition> = {
  wide: {
    sun: [1690, 560],
    skylines: [
      [
        [-40, 690],
        [300, 640],
        [620, 600],
        [900, 650],
        [1060, 600],
        [1310, 455],
        [1560, 610],
        [1900, 530],
        [2140, 610],
        [2440, 570],
      ],
      [
        [-40, 720],
        [260, 760],
        [560, 700],
        [860, 770],
        [1160, 700],
        [1420, 740],
        [1760, 640],
        [2040, 700],
        [2440, 640],
      ],
      [
        [-40, 800],
        [340, 860],
        [700, 800],
        [1060, 880],
        [1420, 820],
        [1780, 850],
        [2080, 740],
        [2440, 790],
      ],
      [
        [-40, 930],
        [380, 900],
        [760, 980],
        [1160, 960],
        [1560, 1010],
        [1960, 880],
        [2440, 850],
      ],
      [
        [-40, 1010],
        [300, 1080],
        [800, 1130],
        [1240, 1090],
        [1640, 1150],
        [2040, 1040],
        [2440, 960],
      ],
      [
        [-40, 1190],
        [400, 1240],
        [900, 1290],
        [1400, 1280],
        [1900, 1210],
        [2440, 1090],
      ],
    ],
  },
  tall: {
    sun: [790, 700],
    skylines: [
      [
        [-40, 820],
        [200, 760],
        [420, 800],
        [600, 700],
        [760, 640],
        [900, 740],
        [1240, 700],
      ],
      [
        [-40, 850],
        [180, 900],
        [400, 830],
        [640, 890],
        [900, 800],
        [1240, 840],
      ],
      [
        [-40, 920],
        [240, 990],
        [520, 930],
        [800, 990],
        [1020, 900],
        [1240, 930],
      ],
      [
        [-40, 1080],
        [300, 1040],
        [600, 1110],
        [900, 1040],
        [1240, 1000],
      ],
      [
        [-40, 1160],
        [260, 1210],
        [600, 1260],
        [920, 1190],
        [1240, 1120],
      ],
      [
        [-40, 1330],
        [320, 1390],
        [700, 1420],
        [1240, 1300],
      ],
    ],
  },
}

const light = mix(brand.paper, brand.blush, 0.55)
const far = mix(brand.sage, brand.blush, 0.36)
const near = mix(brand.green, brand.ink, 0.34)

const layer = (skyline: readonly Point[], index: number, size: Size): string => {
  const depth = index / 5
  const colour = mix(mix(far, near, depth ** 0.85), brand.green, 0.22)
  const hill = ridge({ seed: 311 + index * 17, anchors: skyline, roughness: 0.46 - depth * 0.22, gain: 0.54 })
  if (index < 2) {
    const top = Math.min(...skyline.map(([, y]) => y))
    const fill = verticalGradient(`hill${index}`, top, top + 300, [
      [0, colour],
      [1, mix(colour, light, 0.6)],
    ])
    return `${fill}<path d="${areaBelow(hill, size.height)}" fill="url(#hill${index})"/>`
  }
  const tall = [0, 0, 20, 40, 78, 190][index] ?? 0
  return woodedSlope(seededRandom(90 + index), {
    ridge: hill,
    from: -40,
    to: size.width + 40,
    spacing: index === 5 ? 0.26 : 0.3,
    height: [tall * 0.42, tall],
    fill: colour,
    lit: mix(colour, light, 0.42 - depth * 0.3),
    rows: [0, 0, 4, 3, 2, 1][index] ?? 1,
    bottom: size.height,
  })
}

/** Wooded ridges step down out of morning mist. Text sits top left, in the sky. */
export const ridgelineDawn: Scene = (format) => {
  const size = sizeOf[format]
  const { sun, skylines } = compositions[format]
  const hills = skylines.map((skyline, index) => layer(skyline, index, size))
  const banks = skylines.map((skyline, index) => {
    const middle = skyline.reduce((sum, [, y]) => sum + y, 0) / skyline.length
    return mistBank({
      width: size.width,
      y: middle + 120,
      thickness: 70,
      colour: mix(light, '#ffffff', 0.2),
      opacity: 0.75 - index * 0.1,
      seed: 51 + index,
    })
  })
  return sceneDocument(size, [
    verticalGradient('sky', 0, size.height * 0.62, [
      [0, mix(brand.sage, brand.paper, 0.42)],
      [0.45, mix(brand.paper, brand.sage, 0.12)],
      [0.8, light],
      [1, mix(brand.blush, brand.amber, 0.25)],
    ]),
    wash(size, 'url(#sky)'),
    clouds({
      area: { x: 0, y: 120, width: size.width, height: 420 },
      seed: 5,
      fill: '#fff8ea',
      opacity: 0.22,
      cover: 0.55,
    }),
    glow('halo', { x: sun[0], y: sun[1], radius: size.height * 0.62, squash: 0.8 }, falloff('#fff3d6', 0.95)),
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="62" fill="#fff7e3"/>`,
    ...hills.flatMap((hill, index) => [hill, index < 5 ? (banks[index] ?? '') : '']),
    glow(
      'flare',
      { x: sun[0], y: sun[1] + 160, radius: size.height * 0.55, squash: 0.6 },
      falloff('#ffe3b0', 0.42),
    ),
    veil('foot', {
      width: size.width,
      top: size.height * 0.82,
      bottom: size.height,
      colour: brand.ink,
      opacity: 0.35,
    }),
  ])
}
