/** One colour of each family, in the order in which they show; a listing is filtered by them in place of the many names of colours. */
const swatches = {
  black: '#1f2021',
  grey: '#8a8f93',
  white: '#fbfaf7',
  beige: '#d8c7a6',
  brown: '#6e4d35',
  red: '#b3322e',
  orange: '#d9743c',
  yellow: '#e0b02e',
  green: '#4f7350',
  blue: '#35608f',
  purple: '#6d5184',
  pink: '#e0a3a0',
} as const
export type ColorFamily = keyof typeof swatches

export const colorFamilies: readonly string[] = Object.keys(swatches)

/** A colour of a family as #rrggbb. */
export const swatchOf = (family: string): string | undefined =>
  new Map<string, string>(Object.entries(swatches)).get(family)

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Lightness (0 to 1), chroma and hue (degrees) of a colour in OKLCH, where equal steps look equal. */
const lookOf = (color: string): { lightness: number; chroma: number; hue: number } => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)))
  const l = Math.cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
  const m = Math.cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
  const s = Math.cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
  const lightness = 0.210_454_26 * l + 0.793_617_79 * m - 0.004_072_05 * s
  const greenRed = 1.977_998_5 * l - 2.428_592_21 * m + 0.450_593_71 * s
  const blueYellow = 0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue: (hue + 360) % 360 }
}

/** Where a family that goes by hue ends, in degrees; red begins anew behind pink. */
const byHue: readonly (readonly [upTo: number, family: ColorFamily])[] = [
  [34, 'red'],
  [68, 'orange'],
  [112, 'yellow'],
  [195, 'green'],
  [285, 'blue'],
  [335, 'purple'],
  [360, 'pink'],
]

/** The family of a colour. @param color as #rrggbb */
export const colorFamilyOf = (color: string): ColorFamily => {
  const { lightness, chroma, hue } = lookOf(color)
  const isWarm = hue >= 20 && hue < 112
  if (lightness < 0.3 && chroma < 0.035) return 'black'
  if (lightness > 0.94 && chroma < 0.03) return 'white'
  if (isWarm && hue >= 55 && lightness > 0.7 && chroma >= 0.015 && chroma < 0.09) return 'beige'
  if (isWarm && hue < 100 && lightness < 0.48 && chroma >= 0.018 && chroma < 0.125) return 'brown'
  if (chroma < 0.03) return 'grey'
  if (isWarm && hue < 100 && lightness < 0.66 && chroma < (lightness < 0.55 ? 0.125 : 0.105)) return 'brown'
  if ((hue < 55 || hue > 335) && lightness > 0.68 && chroma < 0.13) return 'pink'
  if (hue > 335 && lightness < 0.45) return 'purple'
  return byHue.find(([upTo]) => hue < upTo)?.[1] ?? 'red'
}
