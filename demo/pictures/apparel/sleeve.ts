import { curve } from '#demo/pictures/curve.ts'
import type { Sheet } from '#demo/pictures/drawing.ts'
import { cloth, type ClothOptions, type Fabric } from './cloth.ts'
import { sleeveFolds } from './drape.ts'
import { ribbedBand } from './ribbing.ts'
import { castShadow } from './seam.ts'
import { armhole, longSleeve, type Cut } from './torso.ts'
import { mirror, onSide, reverse, type Side } from './trace.ts'

export type SleeveFit = {
  cut: Cut
  /** How much wider than usual, in drawing units. */
  width?: number
  /** Height in the picture at which the cloth ends. */
  length?: number
  /** Picks the fall of the folds, and how strong they are. */
  seed: number
  strength?: number
}

/** A long sleeve in the given cloth. */
export function sleeve(
  sheet: Sheet,
  piece: Fabric,
  side: Side,
  fit: SleeveFit,
  options: ClothOptions = {},
): string {
  const { cut, width = 0, length = 890, seed, strength = 1 } = fit
  return cloth(sheet, piece, longSleeve(side, cut, width, length), {
    across: side === 'left' ? [-380 - width, 560, -230, 620] : [226, 620, 376 + width, 560],
    folds: sleeveFolds(side, seed, strength),
    round: 54,
    ...options,
    inside: castShadow(curve(onSide(side, armhole(cut))), piece, 44, 0.6) + (options.inside ?? ''),
  })
}

/** The edges of a cuff below that sleeve, left to right; it is `depth` long and drawn in by `squeeze`. */
export function cuffEdges(
  side: Side,
  fit: SleeveFit,
  depth = 62,
  squeeze = 8,
): readonly [upper: string, lower: string] {
  const { cut, width = 0, length = 890 } = fit
  const [sx] = cut.shoulder
  const outer = sx + 138 + width * 0.7
  const upper = `${sx + 54},${length} ${(sx + 55 + outer) / 2},${length - 8} ${outer + 2},${length - 24}`
  const inner = sx + 58 + depth * 0.14
  const lower = `${inner + squeeze * 0.5},${length + 8 + depth} ${(inner + outer) / 2},${length + 3 + depth} ${outer + depth * 0.1 - squeeze},${length - 16 + depth}`
  return side === 'right' ? [upper, lower] : [reverse(mirror(upper)), reverse(mirror(lower))]
}

/** A ribbed cuff. */
export function ribbedCuff(sheet: Sheet, piece: Fabric, side: Side, fit: SleeveFit, depth = 62): string {
  const [upper, lower] = cuffEdges(side, fit, depth)
  return ribbedBand(sheet, piece, upper, lower, 19)
}
