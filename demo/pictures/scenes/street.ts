import { brand, mix } from './colour.ts'
import { between, seededRandom, times, type Random } from './random.ts'
import type { Point } from './ridge.ts'

/** A street seen along its middle: vanishing point, and scene units for one metre at one metre's distance. */
export type View = { vanishing: Point; focal: number }

const eye = 1.65
const wall = 7.4

/** Metres right of the middle, above the ground and away from the eye, to scene units. */
export const project = ({ vanishing: [vx, vy], focal }: View, x: number, y: number, z: number): Point => [
  vx + (focal * x) / z,
  vy + (focal * (eye - y)) / z,
]

const quad = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`

export type StreetTones = {
  near: string
  far: string
  lit: readonly string[]
  dark: string
  /** Part of the windows with a light on, 0 … 1. */
  evening: number
  awnings: readonly string[]
}

type House = { from: number; to: number; height: number; storeys: number }

const houses = (random: Random): House[] => {
  const row: House[] = []
  let z = 2.2
  while (z < 95) {
    const width = between(random, 6.5, 10.5)
    const storeys = Math.round(between(random, 3, 5.4))
    row.push({ from: z, to: z + width, storeys, height: 4.4 + storeys * 3.25 + between(random, 0.2, 1.4) })
    z += width
  }
  return row.reverse()
}

type Side = { view: View; side: 1 | -1; seed: number; tones: StreetTones; mirrored?: boolean }

/** One row of town houses from far to near; `mirrored` draws what a wet street throws back. */
export const houseRow = ({ view, side, seed, tones, mirrored = false }: Side): string => {
  const random = seededRandom(seed)
  const up = mirrored ? -1 : 1
  const at = (depth: number, y: number, out = 0): Point => project(view, side * (wall - out), y * up, depth)
  const face = (z1: number, z2: number, y1: number, y2: number, out = 0): string =>
    quad([at(z1, y1, out), at(z1, y2, out), at(z2, y2, out), at(z2, y1, out)])
  return houses(random)
    .map(({ from, to, height, storeys }) => {
      const haze = Math.min(1, (from / 62) ** 0.72)
      const tone = mix(mix(tones.near, tones.far, haze), brand.ink, between(random, 0, 0.16) * (1 - haze))
      const trim = mix(tone, tones.far, 0.16)
      let bars = ''
      const layers = new Map<string, string>()
      const paint = (fill: string, path: string): void => {
        layers.set(fill, (layers.get(fill) ?? '') + path)
      }
      const roof = face(from, to, 0, height)
      // The end wall towards the eye shows where a house stands taller than its neighbour.
      const end = quad([
        at(from, 0),
        at(from, height),
        project(view, side * (wall + 6), height * up, from),
        project(view, side * (wall + 6), 0, from),
      ])
      paint(mix(tone, brand.ink, 0.14), end)
      paint(tone, roof)
      times(2).forEach(() => {
        const z = between(random, from + 0.8, to - 1.6)
        paint(
          mix(tone, brand.ink, 0.1),
          face(z, z + 0.9, height - 0.2, height + between(random, 0.9, 1.7), -0.8),
        )
      })
      paint(trim, face(from, to, height - 0.5, height + 0.12, 0.34) + face(from, to, 4, 4.3, 0.2))
      const bays = Math.max(2, Math.round((to - from) / 2.3))
      const bay = (to - from) / bays
      times(storeys).forEach((storey) =>
        times(bays).forEach((column) => {
          const z1 = from + bay * (column + 0.28)
          const z2 = from + bay * (column + 0.74)
          const sill = 5.1 + storey * 3.25
          const lit = random() < tones.evening && from > 7
          const light = tones.lit[Math.floor(random() * tones.lit.length)] ?? tones.dark
          paint(
            lit ? mix(light, tones.far, haze * 0.45) : mix(tones.dark, tone, 0.35 + haze * 0.5),
            face(z1, z2, sill, sill + 1.9),
          )
          paint(trim, face(z1 - 0.1, z2 + 0.1, sill - 0.16, sill, 0.12))
          if (from > 34) return
          const middle = (z1 + z2) / 2
          bars +=
            face(middle - 0.035, middle + 0.035, sill, sill + 1.9, 0.02) +
            face(z1, z2, sill + 1.22, sill + 1.29, 0.02)
        }),
      )
      const open = random() < tones.evening + 0.35 && from > 7
      const shop = tones.lit[Math.floor(random() * tones.lit.length)] ?? tones.dark
      const panes = 3
      times(panes).forEach((pane) => {
        const z1 = from + 0.5 + ((to - from - 1) / panes) * pane
        const z2 = z1 + ((to - from - 1) / panes) * 0.88
        paint(
          open ? mix(shop, tones.far, haze * 0.4) : mix(tones.dark, tone, 0.5),
          face(z1, z2, pane === 1 ? 0.05 : 0.7, 3),
        )
      })
      const awning = tones.awnings[Math.floor(random() * tones.awnings.length)]
      if (awning !== undefined && open)
        paint(
          mix(awning, tones.far, haze * 0.6),
          quad([
            at(from + 0.4, 3.5),
            at(to - 0.4, 3.5),
            at(to - 0.4, 2.75, 1.15),
            at(from + 0.4, 2.75, 1.15),
          ]),
        )
      layers.set(mix(tone, brand.ink, 0.22), bars)
      return [...layers].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join('')
    })
    .join('')
}

/** The carriageway and its pavements. */
export const roadway = (view: View, fill: string, kerb: string, pavement: string): string => {
  const strip = (x1: number, x2: number): string =>
    quad([
      project(view, x1, 0, 1.1),
      project(view, x1, 0, 400),
      project(view, x2, 0, 400),
      project(view, x2, 0, 1.1),
    ])
  return (
    `<path d="${strip(-wall, wall)}" fill="${pavement}"/><path d="${strip(-4.5, 4.5)}" fill="${fill}"/>` +
    `<path d="${strip(-4.62, -4.5)}${strip(4.5, 4.62)}" fill="${kerb}"/>`
  )
}

/** Two tram rails along the street. */
export const rails = (view: View, fill: string): string => {
  const rail = (x: number): string =>
    quad([
      project(view, x - 0.022, 0, 1.1),
      project(view, x - 0.022, 0, 200),
      project(view, x + 0.022, 0, 200),
      project(view, x + 0.022, 0, 1.1),
    ])
  return `<path d="${[-2.4, -1, 1, 2.4].map(rail).join('')}" fill="${fill}"/>`
}

/** Post and lantern of a street lamp at the kerb; returns its drawing and where its light burns. */
export const lamp = (
  view: View,
  side: 1 | -1,
  z: number,
  fill: string,
): { drawing: string; light: Point; scale: number } => {
  const foot = project(view, side * 4.95, 0, z)
  const head = project(view, side * 4.95, 4.3, z)
  const arm = project(view, side * 4.35, 4.45, z)
  const scale = view.focal / z
  const thick = scale * 0.09
  return {
    drawing:
      `<path d="M${foot[0]} ${foot[1]}L${head[0]} ${head[1]}Q${head[0]} ${arm[1] - scale * 0.16} ${arm[0]} ${arm[1]}" stroke="${fill}" stroke-width="${thick.toFixed(1)}" fill="none"/>` +
      `<path d="M${arm[0] - scale * 0.2} ${arm[1] + scale * 0.04}h${scale * 0.4}l${-scale * 0.09} ${-scale * 0.16}h${-scale * 0.22}z" fill="${fill}"/>`,
    light: [arm[0], arm[1] + scale * 0.1],
    scale,
  }
}
