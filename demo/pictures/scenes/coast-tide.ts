import { brand, mix } from './colour.ts'
import { toneRegions } from './contour.ts'
import { walker } from './figures.ts'
import { linearGradient } from './gradient.ts'
import { fractalNoise, valueNoise } from './noise.ts'
import { between, seededRandom, times } from './random.ts'
import { sceneDocument, sizeOf, wash, type Scene, type Size } from './scene.ts'

/** Where the shore's middle lies, which way the sea is (a unit vector), and the walker's line along the beach. */
const compositions = {
  wide: {
    origin: [1240, 675],
    sea: [0.9, 0.436],
    trail: [
      [760, 1400],
      [840, 1040],
      [1010, 700],
      [1040, 470],
    ],
    height: 46,
    shadow: 150,
  },
  tall: {
    origin: [600, 800],
    sea: [0.42, 0.908],
    trail: [
      [-40, 1010],
      [240, 860],
      [480, 700],
      [720, 560],
    ],
    height: 44,
    shadow: 140,
  },
} as const

type Composition = (typeof compositions)['wide' | 'tall']

/** How far seaward a point lies, in scene units; the swash wanders in tongues. */
const seaward = ({ origin, sea }: Composition): ((x: number, y: number) => number) => {
  const tongues = fractalNoise(12, 3, 0.45)
  const fine = fractalNoise(29, 3, 0.5)
  return (x, y) => {
    const out = (x - origin[0]) * sea[0] + (y - origin[1]) * sea[1]
    const along = -(x - origin[0]) * sea[1] + (y - origin[1]) * sea[0]
    return out + (tongues(along / 420 + 4, out / 900) - 0.5) * 330 + (fine(along / 90, out / 110) - 0.5) * 46
  }
}

const foam = (size: Size, out: (x: number, y: number) => number): string => {
  const lace = fractalNoise(51, 4, 0.62)
  const holes = valueNoise(7)
  const area = { x: -10, y: -10, width: size.width + 20, height: size.height + 20, step: 6 }
  // Each wave: its crest line and how far the torn foam trails behind it.
  const waves = [
    { at: 6, trail: 70, strength: 1 },
    { at: 205, trail: 130, strength: 0.92 },
    { at: 470, trail: 150, strength: 0.74 },
    { at: 800, trail: 140, strength: 0.6 },
  ]
  const field = (x: number, y: number): number => {
    const distance = out(x, y)
    let best = -1
    for (const { at, trail, strength } of waves) {
      const behind = distance - at
      if (behind < -4 || behind > trail) continue
      const torn = 1 - Math.abs(lace(x / 62, y / 62) - 0.5) * 5.4 - holes(x / 24, y / 24) * 0.25
      best = Math.max(best, strength * (1.15 - behind / trail) + torn * 0.55 - 0.45)
    }
    return best
  }
  const [veil, lines] = toneRegions(area, field, [0.22, 0.5])
  return (
    `<path d="${veil ?? ''}" fill="#fffaf0" fill-opacity=".34" fill-rule="evenodd"/>` +
    `<path d="${lines ?? ''}" fill="#fffaf0" fill-opacity=".92" fill-rule="evenodd"/>`
  )
}

const footprints = ({ trail }: Composition): string => {
  const [a, b, c, d] = trail
  const at = (t: number, axis: 0 | 1): number =>
    (1 - t) ** 3 * a[axis] +
    3 * (1 - t) ** 2 * t * b[axis] +
    3 * (1 - t) * t ** 2 * c[axis] +
    t ** 3 * d[axis]
  const steps = 54
  return times(steps)
    .map((step) => {
      const t = step / steps
      const heading = Math.atan2(at(t + 0.01, 1) - at(t, 1), at(t + 0.01, 0) - at(t, 0))
      const side = step % 2 ? 6 : -6
      const x = at(t, 0) - Math.sin(heading) * side
      const y = at(t, 1) + Math.cos(heading) * side
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="6.4" ry="2.9" transform="rotate(${((heading * 180) / Math.PI).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
    })
    .join('')
}

/** A beach from far above: tide, foam lace and one walker's long shadow. Text sits left (wide) or at the top (tall), on the dry sand. */
export const coastTide: Scene = (format) => {
  const size = sizeOf[format]
  const composition = compositions[format]
  const { trail, height, shadow, sea } = composition
  const out = seaward(composition)
  const sand = mix(brand.sand, brand.paper, 0.42)
  const tones: readonly (readonly [number, string])[] = [
    [-250, mix(sand, brand.sand, 0.35)],
    [-150, mix(brand.sand, brand.sage, 0.16)],
    [-60, mix(brand.sand, brand.sage, 0.42)],
    [0, mix(brand.sage, brand.sand, 0.34)],
    [110, mix(brand.sage, brand.green, 0.12)],
    [230, mix(brand.sage, brand.green, 0.36)],
    [400, mix(brand.sage, brand.green, 0.58)],
    [590, mix(brand.green, brand.sage, 0.2)],
    [820, mix(brand.green, brand.night, 0.3)],
  ]
  const regions = toneRegions(
    { x: -10, y: -10, width: size.width + 20, height: size.height + 20, step: 9 },
    out,
    tones.map(([level]) => level),
  )
  const random = seededRandom(3)
  const pebbles = times(230).map(
    () =>
      `<circle cx="${(random() * size.width).toFixed(0)}" cy="${(random() * size.height).toFixed(0)}" r="${between(random, 1, 2.6).toFixed(1)}"/>`,
  )
  const [x, y] = trail[3]
  return sceneDocument(size, [
    linearGradient(
      'sand',
      [0, 0, size.width * sea[0], size.height * sea[1]],
      [
        [0, mix(sand, brand.paper, 0.5)],
        [1, sand],
      ],
    ),
    wash(size, 'url(#sand)'),
    `<g fill="${mix(brand.sand, brand.ink, 0.35)}" fill-opacity=".4">${pebbles.join('')}</g>`,
    ...regions.map(
      (path, index) => `<path d="${path}" fill="${tones[index]?.[1] ?? 'none'}" fill-rule="evenodd"/>`,
    ),
    foam(size, out),
    `<g fill="${mix(brand.sand, brand.ink, 0.45)}" fill-opacity=".5">${footprints(composition)}</g>`,
    // The shadow is the walker's own outline, laid down on the sand away from a low sun.
    `<g opacity=".5" transform="translate(${x} ${y}) rotate(-112) scale(1 ${(shadow / 100).toFixed(2)})">${walker({ pose: 'stride', at: [0, 0], height: 74, fill: mix(brand.green, brand.ink, 0.6), pole: false, packFill: mix(brand.green, brand.ink, 0.6) })}</g>`,
    `<g transform="translate(${x} ${y}) rotate(-50)"><ellipse rx="${height * 0.3}" ry="${height * 0.42}" fill="${mix(brand.green, brand.ink, 0.4)}"/><rect x="${-height * 0.52}" y="${-height * 0.27}" width="${height * 0.4}" height="${height * 0.54}" rx="7" fill="${brand.signal}"/><circle cx="${height * 0.1}" r="${height * 0.19}" fill="#3d2c20"/></g>`,
  ])
}
