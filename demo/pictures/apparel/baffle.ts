import { curve, sample, type Point } from '#demo/pictures/curve.ts'
import { random, type Sheet } from '#demo/pictures/drawing.ts'
import type { Fabric } from './cloth.ts'

/** Gathers along a quilting seam: short creases that fan out of the thread, above and below. */
function puckers(points: readonly Point[], { deep, glint }: Fabric, seed: number, reach: number): string {
  const next = random(seed)
  let dark = ''
  let lit = ''
  for (const [x, y] of points) {
    const length = reach * (0.35 + next() * 0.65)
    const lean = (next() - 0.5) * 12
    const up = next() > 0.42 ? -1 : 1
    dark += `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(up * length * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(up * length).toFixed(1)}q${(-lean - 4).toFixed(1)} ${(-up * length * 0.5).toFixed(1)} ${(-lean).toFixed(1)} ${(-up * length).toFixed(1)}`
    lit += `M${(x + 4).toFixed(1)} ${y.toFixed(1)}q${(lean * 0.2 + 3).toFixed(1)} ${(up * length * 0.5).toFixed(1)} ${lean.toFixed(1)} ${(up * length * 0.9).toFixed(1)}`
  }
  return `<path d="${dark}" fill="${deep}" fill-opacity=".26"/><path d="${lit}" fill="none" stroke="${glint}" stroke-opacity=".24" stroke-width="2" stroke-linecap="round"/>`
}

/**
 * One quilted chamber: the light along its swell and the gathered seam under it. `seam` runs along its lower edge from
 * left to right, `height` is the chamber's height in drawing units; the `top` one has no seam above it.
 */
export function baffle(
  sheet: Sheet,
  seam: string,
  height: number,
  piece: Fabric,
  seed: number,
  top = false,
): string {
  const lower = sample(seam, 26)
  const [first = [0, 0], last = [0, 0]] = [lower[0], lower.at(-1)]
  const span = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1
  const [nx, ny] = [(last[1] - first[1]) / span, -(last[0] - first[0]) / span]
  const upper = lower.map(([x, y]): Point => [x + nx * height, y + ny * height]).reverse()
  const [mx, my] = lower[Math.floor(lower.length / 2)] ?? first
  const swell = sheet.linear(mx + nx * height, my + ny * height, mx, my, [
    [0, piece.deep, top ? 0 : 0.5],
    [0.1, piece.base, 0],
    [0.3, piece.glint, 0.5],
    [0.48, piece.light, 0.28],
    [0.68, piece.shade, 0.3],
    [0.9, piece.deep, 0.72],
    [1, piece.deep, 0.9],
  ])
  const d = curve(seam)
  const outline = [...lower, ...upper]
    .map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
  return (
    `<path d="${outline}Z" fill="${swell}" shape-rendering="optimizeSpeed"/>` +
    puckers(sample(seam, 15), piece, seed, height * 0.42) +
    `<path d="${d}" fill="none" stroke="${piece.deep}" stroke-width="2.2"/>` +
    `<path d="${d}" fill="none" stroke="${piece.glint}" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="5 4" transform="translate(0 3)"/>`
  )
}
