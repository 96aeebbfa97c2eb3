import { brand, mix } from './colour.ts'
import { coniferStand } from './conifer.ts'
import { falloff, glow, verticalGradient } from './gradient.ts'
import { mistBank } from './mist.ts'
import { mountain } from './mountain.ts'
import { between, seededRandom, times } from './random.ts'
import { areaBelow, ridge } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene } from './scene.ts'
import { glints } from './water.ts'

const compositions = {
  wide: {
    water: 760,
    sun: [1500, 470],
    massif: [
      [-40, 520],
      [240, 440],
      [480, 560],
      [760, 470],
      [980, 560],
      [1240, 620],
      [1560, 600],
      [1800, 450],
      [2020, 320],
      [2200, 420],
      [2440, 360],
    ],
    spur: [
      [-40, 660],
      [260, 600],
      [560, 690],
      [860, 745],
      [1300, 752],
      [1700, 720],
      [2000, 620],
      [2440, 560],
    ],
    jetty: { x: 1790, y: 1350, toX: 1560, toY: 985, near: 190, far: 92 },
    reeds: [0, 430],
  },
  tall: {
    water: 850,
    sun: [560, 560],
    massif: [
      [-40, 600],
      [180, 560],
      [380, 700],
      [560, 740],
      [760, 640],
      [930, 500],
      [1060, 600],
      [1240, 560],
    ],
    spur: [
      [-40, 770],
      [220, 720],
      [480, 830],
      [760, 840],
      [1000, 760],
      [1240, 690],
    ],
    jetty: { x: 900, y: 1500, toX: 730, toY: 1110, near: 190, far: 92 },
    reeds: [0, 260],
  },
} as const

type Jetty = { x: number; y: number; toX: number; toY: number; near: number; far: number }

/** Planks in perspective on posts, with a dark reflection beneath. */
const jetty = ({ x, y, toX, toY, near, far }: Jetty): string => {
  const at = (t: number): { left: number; right: number; y: number } => {
    const wide = (near + (far - near) * t) / 2
    const middle = x + (toX - x) * t
    return { left: middle - wide, right: middle + wide, y: y + (toY - y) * t }
  }
  const boards = 26
  const planks = times(boards).map((board) => {
    // Equal boards shrink with distance.
    const depth = (part: number): number => (part / boards) ** 0.72
    const [near1, far1] = [at(depth(board)), at(depth(board + 0.9))]
    const tone = mix('#6d5b47', brand.sand, 0.12 + ((board * 7) % 5) * 0.05 + (board / boards) * 0.25)
    return `<path d="M${near1.left} ${near1.y}L${near1.right} ${near1.y}L${far1.right} ${far1.y}L${far1.left} ${far1.y}z" fill="${tone}"/>`
  })
  const [start, end] = [at(0), at(1)]
  const posts = [0.06, 0.34, 0.66, 0.97].map((t) => {
    const place = at(t)
    const thick = 16 - t * 7
    const rise = 74 - t * 34
    return [place.left - thick, place.right].map(
      (left) => `M${left} ${place.y - rise}h${thick}V${place.y + rise * 1.5}h-${thick}z`,
    )
  })
  const shadow = `M${start.left} ${start.y}L${end.left} ${end.y + 8}L${end.left} ${end.y + 46}L${end.right} ${end.y + 46}L${end.right + 70} ${start.y}z`
  return (
    `<path d="${shadow}" fill="${brand.ink}" fill-opacity=".45"/>` +
    `<path d="M${start.left} ${start.y}L${end.left} ${end.y}H${end.right}L${start.right} ${start.y}z" fill="${brand.ink}"/>` +
    `${planks.join('')}<path d="M${end.left} ${end.y}H${end.right}v13H${end.left}z" fill="#3a3128"/>` +
    `<path d="${posts.flat().join('')}" fill="#2c2620"/>`
  )
}

const reeds = ([from, to]: readonly [number, number], bottom: number): string => {
  const random = seededRandom(64)
  const stems = times(150).map(() => {
    const x = from + (to - from) * random() ** 1.5
    const reach = between(random, 90, 290) * (1.1 - (x - from) / (to - from) / 1.6)
    const bend = between(random, -20, 60)
    const foot = bottom + 10
    return `M${(x - 3).toFixed(0)} ${foot}q${(bend * 0.2).toFixed(0)} ${(-reach * 0.6).toFixed(0)} ${bend.toFixed(0)} ${(-reach).toFixed(0)}q${(-bend * 0.5).toFixed(0)} ${(reach * 0.5).toFixed(0)} ${(6 - bend).toFixed(0)} ${reach.toFixed(0)}z`
  })
  return `<path d="${stems.join('')}" fill="${mix(brand.green, brand.ink, 0.55)}"/>`
}

/** A jetty runs out into a still lake below mist and peaks. Text sits left: on the water below or in the sky above. */
export const lakeMorning: Scene = (format) => {
  const size = sizeOf[format]
  const { water, sun, massif, spur, jetty: pier, reeds: bank } = compositions[format]
  const light = mix(brand.paper, brand.blush, 0.35)
  const shore = ridge({ seed: 29, anchors: spur, roughness: 0.22, gain: 0.5 })
  const slate = mix(brand.green, brand.sage, 0.55)
  const land =
    mountain({
      id: 'massif',
      ridge: ridge({ seed: 64, anchors: massif, roughness: 0.5, gain: 0.56 }),
      bottom: water,
      light: 'left',
      seed: 17,
      step: 8,
      tones: {
        shade: slate,
        faces: [
          [-0.1, mix(slate, light, 0.2)],
          [0.16, mix(slate, light, 0.42)],
          [0.42, mix(light, slate, 0.22)],
        ],
      },
    }) +
    mistBank({ width: size.width, y: water - 95, thickness: 80, colour: light, opacity: 0.9, seed: 2 }) +
    `<path d="${areaBelow(shore, water)}${coniferStand(seededRandom(41), { ridge: shore, from: -40, to: size.width + 40, spacing: 0.26, height: [14, 56] })}" fill="${mix(brand.green, brand.sage, 0.22)}"/>` +
    mistBank({ width: size.width, y: water - 12, thickness: 42, colour: light, opacity: 0.95, seed: 8 })
  return sceneDocument(size, [
    verticalGradient('sky', 0, water, [
      [0, mix(brand.sage, brand.paper, 0.25)],
      [0.55, mix(brand.paper, brand.sage, 0.15)],
      [1, mix(brand.blush, brand.paper, 0.4)],
    ]),
    wash(size, 'url(#sky)'),
    glow('halo', { x: sun[0], y: sun[1], radius: size.height * 0.6 }, falloff('#fff4dc', 0.95)),
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="52" fill="#fffaf0"/>`,
    verticalGradient('lake', water, size.height, [
      [0, mix(brand.blush, brand.sage, 0.35)],
      [0.4, mix(brand.sage, brand.paper, 0.15)],
      [1, mix(brand.green, brand.sage, 0.3)],
    ]),
    `<rect y="${water}" width="${size.width}" height="${size.height - water}" fill="url(#lake)"/>`,
    `<g id="land">${land}</g>`,
    `<clipPath id="surface"><rect y="${water}" width="${size.width}" height="${size.height - water}"/></clipPath>`,
    `<g clip-path="url(#surface)" opacity=".5"><use href="#land" transform="translate(0 ${water * 1.9}) scale(1 -.9)"/></g>`,
    glow('path', { x: sun[0], y: water + 130, radius: 420, squash: 0.62 }, falloff('#fff4dc', 0.6)),
    glints({
      seed: 6,
      count: 240,
      top: water + 6,
      bottom: size.height,
      span: (depth) => [sun[0] - 120 - depth * 360, sun[0] + 120 + depth * 360],
      length: [40, 190],
      fill: '#fff7e6',
      opacity: 0.55,
    }),
    glints({
      seed: 16,
      count: 210,
      top: water + 10,
      bottom: size.height,
      span: () => [-200, size.width + 200],
      length: [70, 420],
      fill: brand.green,
      opacity: 0.16,
    }),
    jetty(pier),
    reeds(bank, size.height),
  ])
}
