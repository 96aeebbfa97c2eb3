import { brand, mix } from './colour.ts'
import { walker } from './figures.ts'
import { falloff, glow, linearGradient, verticalGradient } from './gradient.ts'
import { between, seededRandom, times } from './random.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'
import { houseRow, lamp, project, rails, roadway, type StreetTones, type View } from './street.ts'
import { glints } from './water.ts'

const compositions = {
  wide: {
    vanishing: [880, 700],
    focal: 1150,
    people: [
      [0.4, 9.4, brand.signal],
      [-3.2, 17, brand.sage],
      [3.4, 24, brand.paper],
    ],
  },
  tall: {
    vanishing: [520, 860],
    focal: 1000,
    people: [
      [0.6, 8.6, brand.signal],
      [-3.1, 16, brand.sage],
      [3.2, 23, brand.paper],
    ],
  },
} as const

const tones: StreetTones = {
  near: mix(brand.night, brand.green, 0.5),
  far: mix(brand.sage, brand.green, 0.22),
  lit: ['#ffd796', '#f5bd74', '#ffe9c2'],
  dark: mix(brand.sage, brand.green, 0.55),
  evening: 0.28,
  awnings: [brand.green, mix(brand.sage, brand.paper, 0.3), brand.signal],
}

const umbrella = (x: number, y: number, scale: number, fill: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale / 100).toFixed(3)})">` +
  `<path d="M-44 -92C-38 -122 -14 -134 6 -134C28 -134 50 -120 56 -92C48 -98 40 -98 34 -92C26 -99 14 -99 6 -92C-2 -99 -14 -99 -22 -92C-28 -98 -38 -98 -44 -92z" fill="${fill}"/>` +
  `<path d="M6 -134C-10 -120 -20 -104 -22 -92C-28 -98 -38 -98 -44 -92C-38 -122 -14 -134 6 -134z" fill="${brand.ink}" fill-opacity=".16"/>` +
  `<path d="M6 -138V-58" stroke="${brand.ink}" stroke-width="2.2" fill="none"/></g>`

const rain = (size: Size): string => {
  const random = seededRandom(5)
  return (
    [
      [0.16, 1.2, 60, 520],
      [0.2, 2, 130, 170],
    ] as const
  )
    .map(([opacity, wide, long, count]) => {
      const streaks = times(Math.round((count * size.width) / 2400)).map(() => {
        const reach = long * between(random, 0.5, 1.2)
        return `M${(random() * (size.width + 200)).toFixed(0)} ${(random() * size.height - 60).toFixed(0)}l${(-reach * 0.14).toFixed(1)} ${reach.toFixed(1)}`
      })
      return `<path d="${streaks.join('')}" stroke="#eef3ea" stroke-width="${wide}" stroke-opacity="${opacity}" fill="none"/>`
    })
    .join('')
}

/** A wet street under lamps; one orange umbrella crosses it. Text sits right, over the dim fronts. */
export const streetRain: Scene = (format) => {
  const size = sizeOf[format]
  const { vanishing, focal, people } = compositions[format]
  const view: View = { vanishing, focal }
  const [vx, vy] = vanishing
  const iron = mix(brand.ink, brand.green, 0.2)
  const lamps = (
    [
      [1, 34],
      [-1, 26],
      [1, 19],
      [-1, 13.5],
      [1, 10],
    ] as const
  ).map(([side, z]) => lamp(view, side, z, iron))
  const reflection =
    houseRow({ view, side: -1, seed: 33, tones, mirrored: true }) +
    houseRow({ view, side: 1, seed: 77, tones, mirrored: true })
  return sceneDocument(size, [
    verticalGradient('sky', 0, vy, [
      [0, mix(brand.green, brand.sage, 0.42)],
      [0.6, mix(brand.sage, brand.green, 0.2)],
      [1, mix(brand.sage, brand.paper, 0.45)],
    ]),
    wash(size, 'url(#sky)'),
    roadway(
      view,
      mix(brand.sage, brand.green, 0.4),
      mix(brand.sage, brand.paper, 0.2),
      mix(brand.green, brand.sage, 0.25),
    ),
    `<clipPath id="ground"><rect y="${vy}" width="${size.width}" height="${size.height - vy}"/></clipPath>`,
    `<g clip-path="url(#ground)" opacity=".55">${reflection}</g>`,
    verticalGradient('wet', vy, size.height, [
      [0, mix(brand.sage, brand.paper, 0.5), 0.75],
      [0.3, mix(brand.green, brand.sage, 0.3), 0.35],
      [1, brand.night, 0.62],
    ]),
    `<rect y="${vy}" width="${size.width}" height="${size.height - vy}" fill="url(#wet)"/>`,
    rails(view, mix(brand.sage, brand.paper, 0.4)),
    houseRow({ view, side: -1, seed: 33, tones }),
    houseRow({ view, side: 1, seed: 77, tones }),
    glow(
      'mist',
      { x: vx, y: vy - 40, radius: size.height * 0.52, squash: 0.8 },
      falloff(mix(brand.sage, brand.paper, 0.6), 0.85),
    ),
    ...lamps.flatMap(({ drawing, light, scale }, index) => [
      drawing,
      glow(`lamp${index}`, { x: light[0], y: light[1], radius: scale * 2.8 }, falloff('#ffe0a2', 0.9)),
      `<circle cx="${light[0]}" cy="${light[1]}" r="${scale * 0.13}" fill="#fff6dc"/>`,
      glow(
        `pool${index}`,
        { x: light[0], y: vy + scale * 4, radius: scale * 0.55, squash: 5 },
        falloff('#ffd891', 0.55),
      ),
    ]),
    glints({
      seed: 3,
      count: 420,
      top: vy + 12,
      bottom: size.height,
      span: (depth) => [vx - 160 - depth * 2600, vx + 160 + depth * 2600],
      length: [16, 150],
      fill: '#f4ead2',
      opacity: 0.3,
    }),
    glints({
      seed: 9,
      count: 260,
      top: vy + 30,
      bottom: size.height,
      span: (depth) => [vx - 160 - depth * 2600, vx + 160 + depth * 2600],
      length: [20, 190],
      fill: brand.night,
      opacity: 0.3,
    }),
    ...people.map(([x, z, fill]) => {
      const at = project(view, x, 0, z)
      const height = (focal / z) * 1.75
      const person =
        walker({
          pose: 'stride',
          at,
          height,
          fill: iron,
          pole: false,
          ...(fill === brand.signal ? { packFill: mix(brand.green, brand.ink, 0.1) } : {}),
        }) + umbrella(at[0], at[1], height, fill)
      return `<g opacity=".38" transform="translate(0 ${(at[1] * 2).toFixed(1)}) scale(1 -1)">${person}</g>${person}`
    }),
    rain(size),
    linearGradient(
      'dim',
      [size.width, 0, size.width * 0.42, 0],
      [
        [0, brand.night, 0.72],
        [0.6, brand.night, 0.34],
        [1, brand.night, 0],
      ],
    ),
    wash(size, 'url(#dim)'),
  ])
}
