import {
  createSheet,
  darken,
  groundShadow,
  panel,
  type Colourway,
  type ProductDrawing,
  type Sheet,
} from '../drawing.ts'

/** Draws one part of a shoe on a sheet, in the shared side-view frame: heel left at x 150, toe right at x 1060, ground at y 850. */
export type Part = (sheet: Sheet, colourway: Colourway) => string

export type Shoe = {
  name: string
  side: Part
  alternate: Part
  /** The square the detail view shows: left, top and size in side-view units. */
  detail: readonly [x: number, y: number, size: number]
}

/** Stands a shoe's side view on the panel, and gives it its other views. */
export function product({ name, side, alternate, detail }: Shoe): ProductDrawing {
  return (colourway, view) => {
    const sheet = createSheet(name, colourway, view)
    const ground = panel(sheet, colourway)
    if (view === 'alternate') return sheet.document(ground + alternate(sheet, colourway))
    const body = ground + groundShadow(sheet, 600, 852, 490, 26, 0.62) + side(sheet, colourway)
    const [x, y, size] = detail
    return sheet.document(body, view === 'detail' ? `${x} ${y} ${size} ${size}` : undefined)
  }
}

const shaded = ({ base, accent, trim, sole }: Colourway): Colourway => ({
  base: darken(base, 0.14),
  accent: darken(accent, 0.14),
  trim: darken(trim, 0.14),
  sole: darken(sole, 0.14),
})

/** Alternate view of boots: the pair, the second one a step behind and in shade. */
export function pair(side: Part): Part {
  return (sheet, colourway) =>
    [
      groundShadow(sheet, 745, 838, 350, 20, 0.5),
      `<g transform="translate(262 168) scale(.785)">${side(sheet, shaded(colourway))}</g>`,
      groundShadow(sheet, 470, 942, 420, 25, 0.62),
      `<g transform="translate(-62 186) scale(.89)">${side(sheet, colourway)}</g>`,
    ].join('')
}
