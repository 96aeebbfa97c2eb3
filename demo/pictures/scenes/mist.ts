import { toneRegions } from './contour.ts'
import { verticalGradient } from './gradient.ts'
import { fractalNoise } from './noise.ts'

/** A veil that thickens from `top` down to `bottom` and ends there. */
export const veil = (
  id: string,
  {
    width,
    top,
    bottom,
    colour,
    opacity,
  }: { width: number; top: number; bottom: number; colour: string; opacity: number },
): string =>
  verticalGradient(id, top, bottom, [
    [0, colour, 0],
    [0.5, colour, opacity * 0.42],
    [1, colour, opacity],
  ]) + `<rect x="0" y="${top}" width="${width}" height="${bottom - top}" fill="url(#${id})"/>`

/** A lying bank of mist: wisps of noise, thickest along its middle, thin at both rims. */
export const mistBank = ({
  x = 0,
  width,
  y,
  thickness,
  colour,
  opacity,
  seed,
}: {
  x?: number
  width: number
  y: number
  thickness: number
  colour: string
  opacity: number
  seed: number
}): string => {
  const noise = fractalNoise(seed, 4, 0.5)
  const field = (px: number, py: number): number => {
    const away = Math.abs(py - y) / thickness
    return noise(px / (thickness * 3.2), py / (thickness * 0.75)) * 0.9 + 0.42 - away * 0.95
  }
  return toneRegions(
    { x: x - 40, y: y - thickness * 1.3, width: width + 80, height: thickness * 2.6, step: 12 },
    field,
    [0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.68],
  )
    .map(
      (path) =>
        `<path d="${path}" fill="${colour}" fill-opacity="${(opacity / 6).toFixed(3)}" fill-rule="evenodd"/>`,
    )
    .join('')
}
