import { brand, mix } from './colour.ts'
import { coniferStand } from './conifer.ts'
import { falloff, glow, verticalGradient } from './gradient.ts'
import { mistBank } from './mist.ts'
import { mountain } from './mountain.ts'
import { seededRandom } from './random.ts'
import { areaBelow, ridge } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene } from './scene.ts'
import { clouds } from './sky.ts'

const compositions = {
  wide: {
    back: [
      [-40, 820],
      [260, 700],
      [520, 760],
      [860, 640],
      [1180, 760],
      [1500, 640],
      [1900, 700],
      [2200, 560],
      [2440, 660],
    ],
    peak: [
      [-40, 1060],
      [360, 960],
      [760, 900],
      [1060, 760],
      [1290, 560],
      [1480, 330],
      [1570, 290],
      [1700, 440],
      [1860, 520],
      [2010, 480],
      [2200, 680],
      [2440, 800],
    ],
    drift: [
      [-40, 1090],
      [500, 1150],
      [1000, 1210],
      [1500, 1180],
      [2000, 1130],
      [2440, 1180],
    ],
    sun: [420, 300],
  },
  tall: {
    back: [
      [-40, 860],
      [200, 760],
      [460, 830],
      [720, 720],
      [960, 800],
      [1240, 700],
    ],
    peak: [
      [-40, 1120],
      [200, 1000],
      [400, 850],
      [560, 620],
      [650, 540],
      [770, 700],
      [880, 760],
      [980, 730],
      [1100, 880],
      [1240, 960],
    ],
    drift: [
      [-40, 1250],
      [340, 1300],
      [700, 1340],
      [1240, 1270],
    ],
    sun: [240, 420],
  },
} as const

/** A snow peak in clear morning light over a forest edge. Text sits top left (wide) or at the top (tall), in the sky. */
export const alpineSnow: Scene = (format) => {
  const size = sizeOf[format]
  const { back, peak, drift, sun } = compositions[format]
  const cold = mix(brand.night, brand.sage, 0.5)
  const snow = '#faf5ea'
  const slope = ridge({ seed: 71, anchors: drift, roughness: 0.1, gain: 0.45 })
  const foot = Math.min(...drift.map(([, y]) => y))
  return sceneDocument(size, [
    verticalGradient('sky', 0, size.height * 0.7, [
      [0, mix(brand.green, brand.sage, 0.5)],
      [0.55, mix(brand.sage, brand.paper, 0.35)],
      [1, mix(brand.paper, brand.blush, 0.5)],
    ]),
    wash(size, 'url(#sky)'),
    glow('halo', { x: sun[0], y: sun[1] + 250, radius: size.height * 0.75 }, falloff('#fff3dc', 0.6)),
    clouds({
      area: { x: 0, y: 380, width: size.width, height: 420 },
      seed: 31,
      fill: snow,
      opacity: 0.14,
      cover: 0.5,
      scale: 120,
    }),
    mountain({
      id: 'back',
      ridge: ridge({ seed: 12, anchors: back, roughness: 0.5, gain: 0.55 }),
      bottom: size.height * 0.86,
      light: 'left',
      seed: 40,
      step: 8,
      tones: {
        shade: mix(cold, brand.sage, 0.6),
        faces: [
          [-0.08, mix(cold, brand.paper, 0.55)],
          [0.2, mix(brand.sage, snow, 0.62)],
          [0.42, mix(brand.blush, snow, 0.7)],
        ],
      },
    }),
    mistBank({
      width: size.width,
      y: size.height * 0.6,
      thickness: 120,
      colour: snow,
      opacity: 0.8,
      seed: 14,
    }),
    mountain({
      id: 'peak',
      ridge: ridge({ seed: 58, anchors: peak, roughness: 0.42, gain: 0.56, finest: 5 }),
      bottom: size.height,
      light: 'left',
      seed: 23,
      step: 5,
      gullies: 0.75,
      tones: {
        shade: mix(brand.night, brand.green, 0.6),
        faces: [
          [-0.85, mix(brand.green, brand.sage, 0.3)],
          [-0.5, mix(cold, brand.sage, 0.55)],
          [-0.1, mix(brand.sage, snow, 0.35)],
          [0.12, mix(brand.sage, snow, 0.72)],
          [0.34, snow],
        ],
      },
    }),
    mistBank({
      width: size.width,
      y: foot - 20,
      thickness: 120,
      colour: mix(snow, brand.sage, 0.15),
      opacity: 0.95,
      seed: 15,
    }),
    `<path d="${coniferStand(seededRandom(5), { ridge: slope, from: -40, to: size.width + 40, spacing: 0.2, height: [26, 105] })}" fill="${mix(brand.green, brand.sage, 0.16)}"/>`,
    verticalGradient('drift', foot, size.height, [
      [0, snow],
      [0.6, mix(snow, brand.sage, 0.35)],
      [1, mix(snow, cold, 0.55)],
    ]),
    `<path d="${areaBelow(slope, size.height)}" fill="url(#drift)"/>`,
  ])
}
