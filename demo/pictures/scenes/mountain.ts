import { toneRegions } from './contour.ts'
import { fractalNoise } from './noise.ts'
import { areaBelow, type Ridge } from './ridge.ts'

export type MountainTones = {
  /** Fill of the whole shape: the side away from the light. */
  shade: string
  /** Fills of ever brighter faces, darkest first, each with the slope above which it shows. */
  faces: readonly (readonly [slope: number, fill: string])[]
}

export type Mountain = {
  id: string
  ridge: Ridge
  bottom: number
  light: 'left' | 'right'
  tones: MountainTones
  seed: number
  /** Sampling in scene units; smaller is finer and slower. */
  step?: number
  /** Strength of gullies across the faces; 0 leaves large planes. */
  gullies?: number
}

/** A mountain below its skyline, its faces separated into tones: spurs run down from the summits, wandering more the lower they are. */
export const mountain = ({
  id,
  ridge,
  bottom,
  light,
  tones,
  seed,
  step = 8,
  gullies = 0.5,
}: Mountain): string => {
  const silhouette = areaBelow(ridge, bottom)
  const wander = fractalNoise(seed, 4, 0.55)
  const rock = fractalNoise(seed + 7, 4, 0.6)
  const xs = ridge.points.map(([x]) => x)
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  const top = Math.min(...ridge.points.map(([, y]) => y))
  const side = light === 'left' ? 1 : -1
  const face = (x: number, y: number): number => {
    const depth = Math.max(0, y - ridge.at(x))
    const broad = 60 + depth * 0.9
    const flank = (ridge.at(x + broad) - ridge.at(x - broad)) / (2 * broad)
    const fall = Math.max(-0.5, Math.min(0.5, flank * 0.7))
    // Spurs and gullies start at the skyline and run down with the fall of the flank.
    const start = x - fall * depth
    const spur = start + (wander(start / 130, y / 150) - 0.5) * (24 + depth * 0.8)
    const reach = 9 + depth * 0.12
    const slope = (ridge.at(spur - reach) - ridge.at(spur + reach)) / (2 * reach)
    const across = 7 + depth * 0.06
    const gully = rock((start + across) / 62, y / 260) - rock((start - across) / 62, y / 260)
    return side * (slope + gully * gullies * (2.4 + depth * 0.006))
  }
  const regions = toneRegions(
    { x: left, y: top, width: right - left, height: bottom - top, step },
    face,
    tones.faces.map(([slope]) => slope),
  )
  const painted = regions.map(
    (path, index) => `<path d="${path}" fill="${tones.faces[index]?.[1] ?? 'none'}" fill-rule="evenodd"/>`,
  )
  return (
    `<clipPath id="${id}"><path d="${silhouette}"/></clipPath>` +
    `<path d="${silhouette}" fill="${tones.shade}"/><g clip-path="url(#${id})">${painted.join('')}</g>`
  )
}
