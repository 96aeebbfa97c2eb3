import { curve, offset } from '../curve.ts'
import { darken, lighten, lightness, mix, stitch, type Sheet } from '../drawing.ts'
import { shapeOf } from './hatching.ts'
import type { Texture } from './surface.ts'

export type PieceOptions = {
  /** The material, laid over the colour. */
  texture?: Texture
  /** Thread colour; with it comes a row of stitches at each of `rows` units inside the edge. */
  thread?: string
  rows?: readonly number[]
  /** The traces to stitch along, where that is not the piece's whole edge. */
  seams?: readonly string[]
  /** How far the piece stands off what is under it, in units; 0 lies flush. */
  raise?: number
  /** Leather shine, 0..1. */
  shine?: number
}

/** Light falls from the top left: lit where the trace starts high and left, shaded low and right. */
function lit(sheet: Sheet, colour: string, depth = 1): string {
  const pale = lightness(colour) > 0.75
  return sheet.linear(330, 430, 800, 900, [
    [0, lighten(colour, (pale ? 0.5 : 0.16) * depth)],
    [0.4, colour],
    [1, darken(colour, (pale ? 0.16 : 0.34) * depth)],
  ])
}

/** One cut panel of an upper: its own shadow, material, lit edge and stitching. The trace is closed and runs clockwise. */
export function piece(sheet: Sheet, trace: string, colour: string, options: PieceOptions = {}): string {
  const { texture, thread, rows = [9], seams = [trace], raise = 3, shine = 0 } = options
  const d = curve(trace, true)
  const layer = (fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`
  const edge = lightness(colour) < 0.25 ? 0.3 : 0.42
  const shadow =
    raise === 0
      ? ''
      : [2.4, 1.5, 0.8]
          .map(
            (grow) =>
              `<path d="${d}" fill="none" stroke="#0d0b0a" stroke-opacity=".13" stroke-width="${raise * 2 * grow}" stroke-linejoin="round" transform="translate(0 ${raise * 0.7})"/>`,
          )
          .join('')
  const gloss = sheet.linear(0, 440, 60, 760, [
    [0, '#fffaf2', 0.04],
    [0.32, '#fffaf2', 0.42 * shine],
    [0.55, '#fffaf2', 0.03],
    [1, '#0d0b0a', (lightness(colour) > 0.75 ? 0.08 : 0.22) * shine],
  ])
  return [
    shadow,
    layer(lit(sheet, colour)),
    texture === undefined ? '' : texture(shapeOf(trace)),
    shine > 0 ? layer(gloss) : '',
    raise === 0
      ? ''
      : `<path d="${d}" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity=".7" stroke-width="1.6" stroke-linejoin="round"/>`,
    raise === 0
      ? ''
      : `<path d="${offset(trace, 2)}" fill="none" stroke="${lighten(colour, 0.65)}" stroke-opacity="${edge}" stroke-width="1.8"/>`,
    ...(thread === undefined
      ? []
      : seams.flatMap((seam) => rows.map((row) => stitch(offset(seam, row), thread)))),
  ].join('')
}

/** A crease or seam line: a dark groove with a lit lower lip. */
export function groove(d: string, width = 3, strength = 1): string {
  const line = (tone: string, opacity: number, shift: number): string =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-opacity="${opacity * strength}" stroke-width="${width}" stroke-linecap="round" transform="translate(0 ${shift})"/>`
  return line('#fffaf2', 0.3, width * 0.9) + line('#0d0b0a', 0.42, 0)
}

/**
 * Gives a closed outline its roundness: soft light inside its top-left edge, soft shade inside its bottom-right edge.
 * Stacked strokes stand in for a blur, which takes five times as long to render.
 */
export function roundness(sheet: Sheet, trace: string, colour: string, strength = 1, spread = 1): string {
  const d = curve(trace, true)
  const ring = (tone: string, opacity: number, widths: readonly number[], x: number, y: number): string =>
    widths
      .map(
        (width) =>
          `<path d="${d}" fill="none" stroke="${tone}" stroke-opacity="${opacity * strength}" stroke-width="${width * spread}" transform="translate(${x} ${y})"/>`,
      )
      .join('')
  const shade = ring(
    lightness(colour) > 0.75
      ? darken(mix(colour, '#8a6a4a', 0.5), 0.4)
      : darken(mix(colour, '#7a5230', 0.35), 0.78),
    0.06,
    [114, 102, 91, 80, 70, 60, 51, 42, 33, 25, 16],
    -5,
    -7,
  )
  const light = ring(lighten(colour, 0.8), 0.038, [52, 45, 38, 32, 26, 20, 14, 8], 18, 26)
  return within(sheet, trace, light + shade)
}

/** Clips content to a closed trace. */
export function within(sheet: Sheet, trace: string, content: string): string {
  return `<g clip-path="${sheet.clip(`<path d="${curve(trace, true)}"/>`)}">${content}</g>`
}
