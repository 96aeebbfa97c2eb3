import { brand, mix } from './colour.ts'
import { walker } from './figures.ts'
import { falloff, glow, linearGradient, verticalGradient } from './gradient.ts'
import { headland, lighthouse, spray, stack, surf } from './headland.ts'
import { ridge } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene } from './scene.ts'
import { clouds } from './sky.ts'
import { glints } from './water.ts'

const compositions = {
  wide: {
    horizon: 720,
    sun: [560, 560],
    headlands: [
      {
        skyline: [
          [1330, 724],
          [1352, 660],
          [1420, 640],
          [1600, 622],
          [1900, 600],
          [2440, 560],
        ],
        foot: 726,
        near: 0.12,
      },
      {
        skyline: [
          [1160, 760],
          [1176, 640],
          [1196, 590],
          [1300, 560],
          [1560, 530],
          [1900, 470],
          [2440, 420],
        ],
        foot: 770,
        near: 0.42,
      },
      {
        skyline: [
          [1390, 900],
          [1402, 690],
          [1424, 600],
          [1500, 560],
          [1720, 520],
          [1960, 430],
          [2200, 390],
          [2440, 330],
        ],
        foot: 930,
        near: 0.72,
      },
      {
        skyline: [
          [1700, 1300],
          [1716, 960],
          [1742, 790],
          [1800, 740],
          [1980, 690],
          [2200, 610],
          [2440, 560],
        ],
        foot: 1350,
        near: 1,
      },
    ],
    stacks: [
      [1040, 770, 120, 46],
      [1262, 925, 190, 66],
    ],
    lighthouse: [1232, 586, 1],
    person: [2010, 92],
  },
  tall: {
    horizon: 830,
    sun: [260, 680],
    headlands: [
      {
        skyline: [
          [560, 834],
          [574, 790],
          [640, 770],
          [900, 744],
          [1240, 700],
        ],
        foot: 836,
        near: 0.12,
      },
      {
        skyline: [
          [430, 870],
          [442, 770],
          [464, 730],
          [560, 706],
          [840, 650],
          [1240, 560],
        ],
        foot: 884,
        near: 0.42,
      },
      {
        skyline: [
          [600, 1030],
          [612, 830],
          [632, 750],
          [700, 714],
          [900, 650],
          [1240, 500],
        ],
        foot: 1050,
        near: 0.72,
      },
      {
        skyline: [
          [800, 1460],
          [816, 1090],
          [842, 920],
          [900, 876],
          [1060, 810],
          [1240, 730],
        ],
        foot: 1500,
        near: 1,
      },
    ],
    stacks: [
      [352, 886, 90, 36],
      [500, 1048, 160, 56],
    ],
    lighthouse: [500, 724, 0.9],
    person: [1000, 88],
  },
} as const

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
    clouds({
      area: { x: 0, y: horizon * 0.3, width: size.width, height: horizon * 0.55 },
      seed: 52,
      fill: brand.paper,
      opacity: 0.13,
      cover: 0.5,
      stretch: 6,
      scale: 80,
    }),
    glow('halo', { x: sun[0], y: sun[1], radius: size.height * 0.55 }, falloff('#fff2d6', 0.95)),
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="58" fill="#fff8e8"/>`,
    verticalGradient('sea', horizon, size.height, [
      [0, mix(brand.blush, brand.sage, 0.5)],
      [0.22, mix(brand.sage, brand.green, 0.26)],
      [1, mix(brand.green, brand.night, 0.35)],
    ]),
    `<rect y="${horizon}" width="${size.width}" height="${size.height - horizon}" fill="url(#sea)"/>`,
    glow('path', { x: sun[0], y: horizon + 120, radius: 380, squash: 0.7 }, falloff('#fff0cf', 0.55)),
    glints({
      seed: 6,
      count: 520,
      top: horizon + 3,
      bottom: size.height,
      span: (depth) => [sun[0] - 90 - depth * 420, sun[0] + 90 + depth * 420],
      length: [24, 170],
      fill: '#fff4dc',
      opacity: 0.62,
    }),
    glints({
      seed: 18,
      count: 420,
      top: horizon + 8,
      bottom: size.height,
      span: () => [-260, size.width + 260],
      length: [50, 420],
      fill: brand.night,
      opacity: 0.2,
    }),
    lands[0] ?? '',
    stack(stacks[0], 0),
    lands[1] ?? '',
    lighthouse(tower),
    spray('spray1', headlands[1]),
    stack(stacks[1], 1),
    lands[2] ?? '',
    spray('spray2', headlands[2]),
    walker({
      pose: 'stride',
      at: [person[0], near.at(person[0]) + 3],
      height: person[1],
      fill: mix(brand.ink, brand.green, 0.2),
      packFill: brand.signal,
      facing: 'left',
    }),
    lands[3] ?? '',
    linearGradient(
      'dim',
      [size.width, size.height, size.width * 0.7, size.height * 0.6],
      [
        [0, brand.night, 0.55],
        [1, brand.night, 0],
      ],
    ),
    wash(size, 'url(#dim)'),
  ])
}
