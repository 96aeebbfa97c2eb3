import { brand, mix } from './colour.ts'
import { walker } from './figures.ts'
import { falloff, glow, linearGradient, verticalGradient } from './gradient.ts'
import { areaBelow, ridge, type Point } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'
import { clouds, stars } from './sky.ts'
import { houseRow, lamp, project, rails, roadway, type StreetTones, type View } from './street.ts'

const compositions = {
  wide: {
    vanishing: [1500, 790],
    focal: 1180,
    hills: 250,
    people: [
      [-1.9, 12.5],
      [3.1, 22],
    ],
  },
  tall: {
    vanishing: [640, 930],
    focal: 1050,
    hills: 210,
    people: [
      [-1.1, 12],
      [3.1, 22],
    ],
  },
} as const

const tones: StreetTones = {
  near: mix(brand.night, brand.green, 0.42),
  far: mix(brand.amber, brand.sage, 0.35),
  lit: ['#ffd58f', '#f7b763', '#ffe6b4', '#f29a4c'],
  dark: mix(brand.green, brand.sage, 0.3),
  evening: 0.3,
  awnings: [brand.green, mix(brand.sand, brand.paper, 0.3), brand.signal],
}

/** Wires from wall to wall, sagging a little. */
const wires = (view: View): string =>
  [9, 14, 22, 34]
    .map((z) => {
      const [left, right, sag]: Point[] = [
        project(view, -7.4, 9.2, z),
        project(view, 7.4, 9.2, z),
        project(view, 0, 7.2, z),
      ]
      return left && right && sag ? `M${left[0]} ${left[1]}Q${sag[0]} ${sag[1]} ${right[0]} ${right[1]}` : ''
    })
    .join('')

const farHills = (view: View, hills: number, size: Size): string => {
  const [vx, vy] = view.vanishing
  const rise: Point[] = [
    [-40, vy],
    [vx - 420, vy - hills * 0.5],
    [vx - 110, vy - hills * 0.85],
    [vx + 90, vy - hills],
    [vx + 420, vy - hills * 0.6],
    [size.width + 40, vy],
  ]
  const slopes: Point[] = [
    [-40, vy],
    [vx - 300, vy - hills * 0.35],
    [vx + 40, vy - hills * 0.3],
    [vx + 280, vy - hills * 0.5],
    [size.width + 40, vy],
  ]
  return (
    `<path d="${areaBelow(ridge({ seed: 5, anchors: rise, roughness: 0.3 }), vy + 10)}" fill="${mix(brand.sage, brand.amber, 0.32)}"/>` +
    `<path d="${areaBelow(ridge({ seed: 6, anchors: slopes, roughness: 0.2 }), vy + 10)}" fill="${mix(brand.sage, brand.green, 0.35)}"/>`
  )
}

/** A street of town houses at lighting-up time, hills at its end. Text sits left, over the dim fronts, or at the top in the sky. */
export const streetDusk: Scene = (format) => {
  const size = sizeOf[format]
  const { vanishing, focal, hills, people } = compositions[format]
  const view: View = { vanishing, focal }
  const [vx, vy] = vanishing
  const iron = mix(brand.ink, brand.green, 0.2)
  const lamps = (
    [
      [-1, 34],
      [1, 27],
      [-1, 20],
      [1, 14],
      [-1, 10],
    ] as const
  ).map(([side, z]) => lamp(view, side, z, iron))
  return sceneDocument(size, [
    verticalGradient('sky', 0, vy, [
      [0, mix(brand.night, brand.green, 0.7)],
      [0.35, mix(brand.green, brand.sage, 0.5)],
      [0.68, mix(brand.sage, brand.blush, 0.6)],
      [0.88, mix(brand.amber, brand.blush, 0.35)],
      [1, mix(brand.amber, brand.paper, 0.3)],
    ]),
    wash(size, 'url(#sky)'),
    stars({ seed: 4, width: size.width, height: vy * 0.5, count: 50, fill: brand.paper }),
    clouds({
      area: { x: 0, y: vy * 0.36, width: size.width, height: vy * 0.46 },
      seed: 15,
      fill: brand.amber,
      opacity: 0.12,
      cover: 0.46,
      stretch: 6,
      scale: 70,
    }),
    glow('dusk', { x: vx, y: vy - 60, radius: size.height * 0.5, squash: 0.8 }, falloff('#ffdf9f', 0.95)),
    farHills(view, hills, size),
    roadway(view, 'url(#road)', mix(brand.sand, brand.green, 0.55), mix(brand.green, brand.ink, 0.3)),
    verticalGradient('road', vy, size.height, [
      [0, mix(brand.amber, brand.sage, 0.4)],
      [0.16, mix(brand.green, brand.amber, 0.25)],
      [1, mix(brand.night, brand.ink, 0.35)],
    ]),
    rails(view, mix(brand.amber, brand.paper, 0.25)),
    houseRow({ view, side: -1, seed: 21, tones }),
    houseRow({ view, side: 1, seed: 58, tones }),
    glow('mouth', { x: vx, y: vy - 10, radius: size.height * 0.34, squash: 0.75 }, falloff('#ffcf86', 0.7)),
    `<path d="${wires(view)}" stroke="${iron}" stroke-width="2" stroke-opacity=".7" fill="none"/>`,
    ...lamps.map(({ drawing, light, scale }, index) =>
      [
        drawing,
        glow(`lamp${index}`, { x: light[0], y: light[1], radius: scale * 2.3 }, falloff('#ffdf9d', 0.95)),
        `<circle cx="${light[0]}" cy="${light[1]}" r="${scale * 0.12}" fill="#fff6dc"/>`,
      ].join(''),
    ),
    ...people.map(([x, z], index) => {
      const at = project(view, x, 0, z)
      const height = (focal / z) * 1.78
      return (
        `<ellipse cx="${at[0] - 6}" cy="${at[1]}" rx="${height * 0.3}" ry="${height * 0.03}" fill="${brand.ink}" fill-opacity=".5"/>` +
        walker({
          pose: 'stride',
          at,
          height,
          fill: iron,
          pole: false,
          facing: index ? 'left' : 'right',
          packFill: index ? mix(brand.sage, brand.ink, 0.5) : brand.signal,
        })
      )
    }),
    linearGradient(
      'dim',
      [0, 0, size.width * 0.6, 0],
      [
        [0, brand.night, 0.72],
        [0.6, brand.night, 0.35],
        [1, brand.night, 0],
      ],
    ),
    wash(size, 'url(#dim)'),
  ])
}
