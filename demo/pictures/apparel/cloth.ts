import { curve } from '#demo/pictures/curve.ts'
import { mix, type Sheet } from '#demo/pictures/drawing.ts'
import { fold, softStroke, type Crease } from './soft.ts'
import { tones, type Tones } from './tones.ts'
import { bounds } from './trace.ts'
import { weavePaint, type Weave } from './weave.ts'

/** One fabric of a garment: its shades and the paint of its weave. */
export type Fabric = Tones & { weave: string | undefined }

/** Cuts a fabric of the given colour and weave. */
export function fabric(sheet: Sheet, hex: string, weave: Weave): Fabric {
  const shades = tones(hex)
  return { ...shades, weave: weavePaint(sheet, weave, shades) }
}

/** A fold's crease, its width in drawing units and how strongly it shows (1 is usual). */
export type Drape = readonly [crease: Crease, width: number, strength?: number]

export type ClothOptions = {
  /** Where light runs across the piece, from its lit edge to its far edge; the piece's width by default. */
  across?: readonly [x1: number, y1: number, x2: number, y2: number]
  folds?: readonly Drape[]
  /** Drawn on the cloth, cut off at its outline: seams, pockets, shadows of pieces above. */
  inside?: string
  /** How far the rounding at the edges reaches, in drawing units. */
  round?: number
  /** How deep the rounding is, 1 is usual; 0 for a flat piece. */
  depth?: number
}

/** A piece of cloth within a closed trace: rounded by light from the upper left, folded, woven, with `inside` on top. */
export function cloth(sheet: Sheet, piece: Fabric, trace: string, options: ClothOptions = {}): string {
  const { folds = [], inside = '', round = 46, depth = 1 } = options
  const d = curve(trace, true)
  const box = bounds(trace)
  const [x1, y1, x2, y2] = options.across ?? [box.left, box.top, box.right, box.top]
  const rounding = sheet.linear(x1, y1, x2, y2, [
    [0, mix(piece.base, piece.shade, 0.55 * depth)],
    [0.16, mix(piece.base, piece.light, 0.12 * depth)],
    [0.36, mix(piece.base, piece.light, 0.62 * depth)],
    [0.62, piece.base],
    [0.84, mix(piece.base, piece.shade, 0.5 * depth)],
    [1, mix(piece.base, piece.deep, 0.62 * depth)],
  ])
  const [width, height] = [box.right - box.left + 40, box.bottom - box.top + 40]
  const paint = (fill: string) =>
    `<rect x="${box.left - 20}" y="${box.top - 20}" width="${width}" height="${height}" fill="${fill}" shape-rendering="optimizeSpeed"/>`
  const drape = folds.map(([crease, width, strength]) =>
    fold(crease, piece.deep, piece.glint, width, strength),
  )
  const body =
    paint(rounding) +
    drape.join('') +
    (piece.weave === undefined ? '' : paint(piece.weave)) +
    softStroke(d, piece.deep, round, 0.5 * depth) +
    inside
  return `<g clip-path="${sheet.clip(`<path d="${d}"/>`)}">${body}</g><path d="${d}" fill="none" stroke="${piece.deep}" stroke-opacity=".55" stroke-width="1.6" stroke-linejoin="round"/>`
}
