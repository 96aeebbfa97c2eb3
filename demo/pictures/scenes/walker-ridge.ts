import { brand, mix } from './colour.ts'
import { walker } from './figures.ts'
import { falloff, glow, verticalGradient } from './gradient.ts'
import { mistBank } from './mist.ts'
import { mountain } from './mountain.ts'
import { between, seededRandom, times } from './random.ts'
import { areaBelow, ridge, type Ridge } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene } from './scene.ts'
import { clouds } from './sky.ts'

const compositions = {
  wide: {
    sun: [1560, 520],
    sunRadius: 190,
    far: [
      [-40, 900],
      [300, 830],
      [620, 900],
      [900, 780],
      [1180, 860],
      [1500, 700],
      [1820, 850],
      [2120, 740],
      [2440, 800],
    ],
    middle: [
      [-40, 980],
      [240, 1040],
      [560, 930],
      [900, 1050],
      [1280, 960],
      [1640, 1060],
      [2000, 900],
      [2440, 960],
    ],
    near: [
      [-40, 1250],
      [400, 1210],
      [800, 1140],
      [1120, 1060],
      [1480, 985],
      [1760, 955],
      [2010, 830],
      [2160, 770],
      [2440, 880],
    ],
    walkers: [1350, 1520, 1602],
    height: 128,
  },
  tall: {
    sun: [690, 720],
    sunRadius: 165,
    far: [
      [-40, 960],
      [220, 900],
      [430, 970],
      [640, 850],
      [860, 950],
      [1060, 880],
      [1240, 920],
    ],
    middle: [
      [-40, 1040],
      [260, 1090],
      [560, 1000],
      [860, 1080],
      [1240, 980],
    ],
    near: [
      [-40, 1330],
      [240, 1270],
      [520, 1170],
      [760, 1105],
      [960, 1040],
      [1080, 960],
      [1240, 1010],
    ],
    walkers: [520, 655, 722],
    height: 118,
  },
} as const satisfies Record<string, object>

/** Tufts and stones that break the edge of the near ridge. */
const tufts = (line: Ridge, width: number, fill: string): string => {
  const random = seededRandom(77)
  const blades = times(Math.round(width / 3)).map(() => {
    const x = random() * width
    const reach = between(random, 4, 15)
    const bend = between(random, -6, 9)
    return `M${(x - 1.5).toFixed(1)} ${(line.at(x) + 5).toFixed(1)}l${bend.toFixed(1)} ${(-reach).toFixed(1)}L${(x + 1.5).toFixed(1)} ${(line.at(x) + 5).toFixed(1)}z`
  })
  return `<path d="${blades.join('')}" fill="${fill}"/>`
}

/** Three walkers cross a ridge before a low sun. Text sits top left, in the sky; on the tall format at the top. */
export const walkerRidge: Scene = (format) => {
  const size = sizeOf[format]
  const { sun, sunRadius, far, middle, near, walkers, height } = compositions[format]
  const [sunX, sunY] = sun
  const haze = mix(brand.amber, brand.paper, 0.45)
  const crest = ridge({ seed: 402, anchors: near, roughness: 0.12, gain: 0.56, finest: 5 })
  const figure = mix(brand.ink, brand.green, 0.2)
  return sceneDocument(size, [
    verticalGradient('sky', 0, size.height * 0.72, [
      [0, mix(brand.green, brand.sage, 0.55)],
      [0.4, mix(brand.sage, brand.sand, 0.5)],
      [0.72, mix(brand.blush, brand.amber, 0.3)],
      [1, mix(brand.amber, brand.paper, 0.25)],
    ]),
    wash(size, 'url(#sky)'),
    clouds({
      area: { x: 0, y: sunY - 330, width: size.width, height: 480 },
      seed: 19,
      fill: brand.paper,
      opacity: 0.13,
      cover: 0.5,
    }),
    glow('halo', { x: sunX, y: sunY, radius: size.height * 0.6 }, falloff('#ffe9c4', 0.8)),
    `<circle cx="${sunX}" cy="${sunY}" r="${sunRadius}" fill="${mix(brand.signal, brand.amber, 0.35)}"/>`,
    clouds({
      area: { x: sunX - 520, y: sunY + 10, width: 1040, height: 220, fade: true },
      seed: 8,
      fill: haze,
      opacity: 0.3,
      cover: 0.5,
      stretch: 7,
      scale: 60,
    }),
    mountain({
      id: 'far',
      ridge: ridge({ seed: 21, anchors: far, roughness: 0.5, gain: 0.54 }),
      bottom: size.height,
      light: 'right',
      seed: 4,
      step: 9,
      gullies: 0.22,
      tones: {
        shade: mix(brand.sage, brand.green, 0.35),
        faces: [
          [0.05, mix(brand.sage, brand.green, 0.22)],
          [0.35, mix(brand.sage, brand.amber, 0.18)],
        ],
      },
    }),
    mistBank({
      width: size.width,
      y: size.height * 0.71,
      thickness: 100,
      colour: haze,
      opacity: 0.85,
      seed: 3,
    }),
    mountain({
      id: 'middle',
      ridge: ridge({ seed: 35, anchors: middle, roughness: 0.42, gain: 0.53 }),
      bottom: size.height,
      light: 'right',
      seed: 9,
      step: 9,
      gullies: 0.22,
      tones: {
        shade: mix(brand.green, brand.sage, 0.28),
        faces: [
          [0.08, mix(brand.green, brand.sage, 0.42)],
          [0.36, mix(brand.green, brand.sage, 0.6)],
        ],
      },
    }),
    mistBank({
      width: size.width,
      y: size.height * 0.83,
      thickness: 110,
      colour: haze,
      opacity: 0.7,
      seed: 6,
    }),
    glow(
      'flare',
      { x: sunX, y: sunY + 120, radius: size.height * 0.5, squash: 0.7 },
      falloff(brand.amber, 0.4),
    ),
    walkers
      .map((x, index) =>
        walker({
          pose: index === 0 ? 'climb' : 'stride',
          at: [x, crest.at(x) + 3],
          height: height * (1 - index * 0.03),
          fill: figure,
          packFill: index === 1 ? brand.signal : mix(figure, brand.sage, 0.22),
        }),
      )
      .join(''),
    verticalGradient('crest', size.height * 0.55, size.height, [
      [0, mix(brand.green, brand.ink, 0.3)],
      [1, mix(brand.ink, brand.green, 0.15)],
    ]),
    tufts(crest, size.width, mix(brand.green, brand.ink, 0.5)),
    `<path d="${areaBelow(crest, size.height)}" fill="url(#crest)"/>`,
  ])
}
