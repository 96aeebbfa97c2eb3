import { darken, lighten, lightness, mix } from '#demo/pictures/drawing.ts'

/** Shades of one fabric, from the deepest crease to the brightest edge. */
export type Tones = { deep: string; shade: string; base: string; light: string; glint: string }

/** Warm cloth keeps warm shadows; plain black would turn sand and cream olive. */
function shaded(colour: string, share: number): string {
  const [red, blue] = [colour.slice(1, 3), colour.slice(5, 7)].map((hex) => parseInt(hex, 16))
  const warm = (red ?? 0) - (blue ?? 0) > 18
  return warm ? mix(colour, '#34180e', share) : darken(colour, share)
}

/** The fabric's shades. Near-black and near-white are drawn in a little, else no fold could show on them. */
export function tones(hex: string): Tones {
  const light = lightness(hex)
  const base = light < 0.16 ? lighten(hex, 0.1 - light * 0.3) : light > 0.9 ? darken(hex, 0.05) : hex
  const dark = lightness(base) < 0.3 ? 1.25 : 1
  const pale = light > 0.7 ? 0.72 : 1
  return {
    deep: shaded(base, 0.58 * dark * pale),
    shade: shaded(base, 0.34 * dark * pale),
    base,
    light: lighten(base, 0.2),
    glint: lighten(base, 0.42),
  }
}
