import { seededRandom, times } from './random.ts'

const tile = 240

const specks = (seed: number, count: number, size: number): string => {
  const random = seededRandom(seed)
  return times(count)
    .map(() => `M${(random() * tile).toFixed(1)} ${(random() * tile).toFixed(1)}h${size}v${size}h-${size}z`)
    .join('')
}

/** Paper grain: one tile of fine specks, repeated. A turbulence filter of this size costs seconds, this a few milliseconds. */
export const grain = ({ width, height }: { width: number; height: number }): string =>
  `<pattern id="grain" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
  `<path d="${specks(11, 2600, 1.6)}" fill="#0b0f0d" fill-opacity=".045"/>` +
  `<path d="${specks(23, 2600, 1.6)}" fill="#fff6e6" fill-opacity=".05"/>` +
  `<path d="${specks(37, 200, 2.4)}" fill="#fff6e6" fill-opacity=".05"/>` +
  `<path d="${specks(41, 200, 2.4)}" fill="#0b0f0d" fill-opacity=".035"/>` +
  `</pattern><rect id="film" width="${width}" height="${height}" fill="url(#grain)"/>`
