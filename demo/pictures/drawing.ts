/** Hex colours of one colourway: `base` main upper/body, `accent` panels/overlays, `trim` laces/stitching/zips/lining, `sole` midsole/outsole or second fabric. */
export type Colourway = { base: string; accent: string; trim: string; sole: string }
/** main: the side (footwear) or front (apparel); alternate: another angle or the back; detail: a close-up crop that shows stitching/texture. */
export type View = 'main' | 'alternate' | 'detail'
/** Returns a complete SVG document with tinted panel background and soft ground shadow. */
export type ProductDrawing = (colourway: Colourway, view: View) => string

/** Pixels a product's drawing is wide and high: fine enough for a desktop's dense screen. Drawn in 1200 by 1200 units. */
export const drawingSide = 1600

/** A gradient stop: offset 0..1, hex colour, opacity 0..1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Collects the definitions of one drawing; every method returns the `url(#id)` of what it defined. */
export type Sheet = {
  /** Linear gradient from (x1, y1) to (x2, y2) in drawing units. */
  linear: (x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]) => string
  /** Radial gradient in drawing units. */
  radial: (cx: number, cy: number, r: number, stops: readonly Stop[], transform?: string) => string
  /** Repeating tile of `content`, width x height drawing units; slow to render once turned or zoomed, so prefer dashed rows for a texture. */
  pattern: (width: number, height: number, content: string, transform?: string) => string
  /** Clip to the given SVG shapes. */
  clip: (shapes: string) => string
  /** Gaussian blur; costly on large areas, so use it once or twice a drawing. */
  blur: (deviation: number) => string
  /** The finished SVG document, showing `viewBox` (min-x min-y width height). */
  document: (body: string, viewBox?: string) => string
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const toHex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Blends two `#rrggbb` colours; `share` (0..1) is how much of `other` there is. */
export function mix(colour: string, other: string, share: number): string {
  const target = channels(other)
  return toHex(channels(colour).map((value, at) => value + ((target[at] ?? 0) - value) * share))
}

/** Towards a warm white by `share` (0..1). */
export const lighten = (colour: string, share: number): string => mix(colour, '#fffaf2', share)

/** Towards a warm black by `share` (0..1). */
export const darken = (colour: string, share: number): string => mix(colour, '#0d0b0a', share)

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** A pseudo-random generator (0..1): the same seed always draws the same picture. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const placed = (attribute: string, transform?: string): string =>
  transform === undefined ? '' : ` ${attribute}="${transform}"`

/**
 * Starts a drawing. Ids are made of the drawing's name, colours and view, so they are stable from run to run and
 * do not clash when several drawings stand inline in one page.
 */
export function createSheet(name: string, colourway: Colourway, view: View): Sheet {
  const { base, accent, trim, sole } = colourway
  const prefix = `${name}-${view}-${[base, accent, trim, sole].join('').replaceAll('#', '')}`
  const ids = new Map<string, string>()
  const tags: string[] = []
  const define = (tag: string, attributes: string, content: string): string => {
    const key = `${tag} ${attributes}>${content}`
    const known = ids.get(key)
    if (known !== undefined) return `url(#${known})`
    const id = `${prefix}-${ids.size}`
    ids.set(key, id)
    tags.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`)
    return `url(#${id})`
  }
  return {
    linear: (x1, y1, x2, y2, stops) =>
      define(
        'linearGradient',
        `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
        `${stopTags(stops)}`,
      ),
    radial: (cx, cy, r, stops, transform) =>
      define(
        'radialGradient',
        `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"${placed('gradientTransform', transform)}`,
        `${stopTags(stops)}`,
      ),
    pattern: (width, height, content, transform) =>
      define(
        'pattern',
        `patternUnits="userSpaceOnUse" width="${width}" height="${height}"${placed('patternTransform', transform)}`,
        `${content}`,
      ),
    clip: (shapes) => define('clipPath', 'clipPathUnits="userSpaceOnUse"', `${shapes}`),
    blur: (deviation) =>
      define(
        'filter',
        'x="-20%" y="-20%" width="140%" height="140%"',
        `<feGaussianBlur stdDeviation="${deviation}"/>`,
      ),
    document: (body, viewBox = '0 0 1200 1200') =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingSide}" height="${drawingSide}" viewBox="${viewBox}"><defs>${tags.join('')}</defs>${body}</svg>`,
  }
}

/**
 * The tinted paper panel a product stands on: a wall and, from y 760, a floor; always light, warm, a breath of the product's own colour, darker behind
 * pale products. One level gradient, because a radial one of this size takes longer to render than a shoe.
 */
export function panel(sheet: Sheet, { base }: Colourway): string {
  const paper = mix(lightness(base) > 0.72 ? '#ddd5c8' : '#eee8dd', base, 0.07)
  const room = sheet.linear(0, 0, 0, 1200, [
    [0, lighten(paper, 0.08)],
    [0.62, lighten(paper, 0.36)],
    [0.72, darken(paper, 0.025)],
    [1, lighten(paper, 0.2)],
  ])
  return `<rect x="-600" y="-600" width="2400" height="2400" fill="${room}"/>`
}

/** A soft shadow on the ground, an ellipse about (cx, cy), darker at its core; `strength` 0..1. */
export function groundShadow(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength = 0.5,
): string {
  const ellipse = (growX: number, growY: number, alpha: number): string => {
    const fill = sheet.radial(
      0,
      0,
      1,
      [
        [0, '#1d1712', alpha],
        [0.55, '#1d1712', alpha * 0.55],
        [1, '#1d1712', 0],
      ],
      `translate(${cx} ${cy}) scale(${rx * growX} ${ry * growY})`,
    )
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx * growX}" ry="${ry * growY}" fill="${fill}"/>`
  }
  return ellipse(1.12, 1.9, strength * 0.45) + ellipse(1, 0.8, strength)
}

/** A row of stitches along path data `d`: thread in `colour` over its own small shadow. */
export function stitch(d: string, colour: string, width = 2.4, dash = '9 5'): string {
  const line = (stroke: string, opacity: number, shift: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round" transform="translate(${shift * 0.5} ${shift})"/>`
  return line('#0d0b0a', 0.4, width * 0.55) + line(colour, 0.95, 0)
}
