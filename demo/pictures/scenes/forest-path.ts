import { brand, mix } from './colour.ts'
import { coniferStand } from './conifer.ts'
import { toneRegions } from './contour.ts'
import { walker } from './figures.ts'
import { falloff, glow, linearGradient, verticalGradient } from './gradient.ts'
import { mistBank, veil } from './mist.ts'
import { fractalNoise } from './noise.ts'
import { between, seededRandom, times, type Random } from './random.ts'
import { areaBelow, ridge, type Point } from './ridge.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'

const compositions = {
  wide: {
    light: [1560, 560],
    gap: [1330, 1790],
    path: [
      [1545, 905],
      [1580, 905],
      [1700, 1010],
      [1420, 1120],
      [1900, 1370],
      [1290, 1370],
      [1180, 1120],
      [1590, 1000],
    ],
    walker: [1566, 968, 104],
    counts: [46, 26, 15, 7],
  },
  tall: {
    light: [640, 620],
    gap: [440, 830],
    path: [
      [620, 1010],
      [652, 1010],
      [760, 1120],
      [520, 1240],
      [860, 1520],
      [380, 1520],
      [300, 1240],
      [650, 1110],
    ],
    walker: [640, 1078, 100],
    counts: [26, 14, 8, 4],
  },
} as const

/** A stem with a flared foot, as path data. */
const stem = (x: number, lean: number, foot: number, girth: number): string => {
  const half = girth / 2
  const p = (px: number, py: number): string => `${px.toFixed(1)} ${py.toFixed(1)}`
  return (
    `M${p(x + lean - half * 0.7, -10)}L${p(x - half, foot - girth)}Q${p(x - half * 1.15, foot - girth * 0.2)} ${p(x - half * 1.9, foot + girth * 0.4)}` +
    `H${(x + half * 1.9).toFixed(1)}Q${p(x + half * 1.15, foot - girth * 0.2)} ${p(x + half, foot - girth)}L${p(x + lean + half * 0.7, -10)}z`
  )
}

/** Thin dead boughs, drooping away from a stem, as path data. */
const boughs = (random: Random, x: number, lean: number, foot: number, girth: number): string =>
  times(Math.round(between(random, 3, 8)))
    .map(() => {
      const y = between(random, 0.06, 0.66) * foot
      const side = random() < 0.5 ? -1 : 1
      const reach = side * between(random, 0.8, 2.8) * girth
      const drop = Math.abs(reach) * between(random, 0.08, 0.4)
      const thick = girth * between(random, 0.05, 0.1)
      return `M${(x + lean * (1 - y / foot)).toFixed(1)} ${y.toFixed(1)}q${(reach * 0.5).toFixed(1)} ${(drop * 0.1).toFixed(1)} ${reach.toFixed(1)} ${drop.toFixed(1)}q${(-reach * 0.5).toFixed(1)} ${(-drop * 0.7 + thick).toFixed(1)} ${(-reach).toFixed(1)} ${(thick - drop).toFixed(1)}z`
    })
    .join('')

/** What tells the four planes of the wood apart, from far to near. */
const depths = [
  { tone: 0.3, level: 0.675, girth: 13, young: [14, 60] },
  { tone: 0.52, level: 0.715, girth: 24, young: [24, 110] },
  { tone: 0.78, level: 0.79, girth: 46, young: [30, 170] },
  { tone: 1, level: 0.93, girth: 92, young: [20, 90] },
] as const

const plane = (index: number, count: number, gap: readonly [number, number], size: Size): string => {
  const { tone, level, girth, young } = depths[index] ?? depths[3]
  const random = seededRandom(210 + index * 3)
  const fill = mix(mix(brand.sage, brand.paper, 0.35), mix(brand.green, brand.ink, 0.62), tone)
  const middle = (gap[0] + gap[1]) / 2
  const y = size.height * level
  const ground = ridge({
    seed: 61 + index,
    anchors: [
      [-40, y - 20],
      [middle, y + 20],
      [size.width + 40, y - 30],
    ],
    roughness: 0.06,
  })
  const open = (gap[1] - gap[0]) * (0.1 + index * 0.17)
  const stems = times(count)
    .map((tree) => ({
      x: ((tree + between(random, 0.1, 0.9)) / count) * (size.width + 80) - 40,
      lean: between(random, -26, 26),
      girth: girth * between(random, 0.65, 1.3),
    }))
    .filter(({ x }) => Math.abs(x - middle) > open)
  const leaf = fractalNoise(400 + index, 5, 0.6)
  const canopyEnd = size.height * (0.3 - index * 0.02)
  const canopy = toneRegions(
    { x: -20, y: -20, width: size.width + 40, height: canopyEnd + 40, step: 7 },
    (px, py) => {
      const arch = Math.min(1, Math.abs(px - middle) / (size.width * 0.34))
      return (
        leaf(px / (90 + index * 46), py / (46 + index * 22)) +
        (0.5 - py / (canopyEnd * (0.45 + 0.6 * arch))) * 0.55
      )
    },
    [0.5],
  )
  const saplings = coniferStand(random, {
    ridge: ground,
    from: -40,
    to: size.width + 40,
    spacing: 0.42,
    height: young,
    slenderness: 0.5,
    clearing: (x) => Math.abs(x - middle) < open * 1.15 + 30,
  })
  return (
    `<path d="${canopy[0] ?? ''}" fill="${fill}" fill-rule="evenodd"/>` +
    `<path d="${areaBelow(ground, size.height)}${saplings}" fill="${fill}"/>` +
    `<path d="${stems.map((tree) => stem(tree.x, tree.lean, ground.at(tree.x), tree.girth)).join('')}" fill="${fill}"/>` +
    `<path d="${stems.map((tree) => boughs(random, tree.x, tree.lean, ground.at(tree.x), tree.girth)).join('')}" fill="${fill}"/>`
  )
}

/** Shafts fanning out and down from the light. */
const beams = ([x, y]: Point, size: Size): string => {
  const random = seededRandom(9)
  const shafts = times(9).map((shaft) => {
    const angle = -0.9 + shaft * 0.225 + between(random, -0.08, 0.08)
    const reach = size.height * 0.62
    const spread = between(random, 0.02, 0.06)
    const end = (a: number): string =>
      `${(x + Math.sin(a) * reach * 1.5).toFixed(0)} ${(y + Math.cos(a) * reach).toFixed(0)}`
    return `<path d="M${x - 8} ${y - 160}L${end(angle - spread)}L${end(angle + spread)}L${x + 8} ${y - 160}z" fill="url(#beam)"/>`
  })
  return (
    linearGradient(
      'beam',
      [0, y - 100, 0, y + size.height * 0.5],
      [
        [0, '#fff3d3', 0.34],
        [1, '#fff3d3', 0],
      ],
    ) + shafts.join('')
  )
}

const trail = (points: readonly Point[]): string => {
  const [a, b, c, d, e, f, g, h] = points.map(([x, y]) => `${x} ${y}`)
  return `M${a}L${b}C${c} ${d} ${e}L${f}C${g} ${h} ${a}z`
}

/** A path leads between tall stems into morning light. Text sits left, over the dim wood. */
export const forestPath: Scene = (format) => {
  const size = sizeOf[format]
  const { light, gap, path, walker: person, counts } = compositions[format]
  const planes = counts.map((count, index) => plane(index, count, gap, size))
  return sceneDocument(size, [
    verticalGradient('air', 0, size.height, [
      [0, mix(brand.sage, brand.green, 0.2)],
      [0.5, mix(brand.sage, brand.paper, 0.6)],
      [1, mix(brand.sage, brand.green, 0.3)],
    ]),
    wash(size, 'url(#air)'),
    glow('light', { x: light[0], y: light[1], radius: size.height * 0.6 }, falloff('#fff3d6', 1)),
    planes[0] ?? '',
    mistBank({
      width: size.width,
      y: size.height * 0.66,
      thickness: 110,
      colour: '#fbf0da',
      opacity: 0.7,
      seed: 5,
    }),
    planes[1] ?? '',
    glow('veil', { x: light[0], y: light[1] + 60, radius: size.height * 0.5 }, falloff('#ffedc6', 0.75)),
    planes[2] ?? '',
    verticalGradient('trail', size.height * 0.67, size.height, [
      [0, '#fff0cf'],
      [0.35, mix(brand.sand, brand.amber, 0.3)],
      [1, mix(brand.sand, brand.green, 0.68)],
    ]),
    `<path d="${trail(path)}" fill="url(#trail)"/>`,
    walker({
      pose: 'stride',
      at: [person[0], person[1]],
      height: person[2],
      fill: mix(brand.ink, brand.green, 0.3),
      packFill: brand.signal,
      pole: false,
      facing: 'left',
    }),
    beams([light[0], light[1]], size),
    planes[3] ?? '',
    linearGradient(
      'dim',
      [0, 0, size.width * 0.55, 0],
      [
        [0, brand.night, 0.5],
        [1, brand.night, 0],
      ],
    ),
    wash(size, 'url(#dim)'),
    veil('foot', {
      width: size.width,
      top: size.height * 0.8,
      bottom: size.height,
      colour: brand.ink,
      opacity: 0.4,
    }),
  ])
}
