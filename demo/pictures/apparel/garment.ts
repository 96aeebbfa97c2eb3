import {
  createSheet,
  groundShadow,
  panel,
  type Colourway,
  type ProductDrawing,
  type Sheet,
} from '#demo/pictures/drawing.ts'

/** Draws one side of a garment; x runs from the centre line of the picture. */
type GarmentSide = (sheet: Sheet, colourway: Colourway) => string

type Garment = {
  name: string
  front: GarmentSide
  back: GarmentSide
  /** The square of the front that the detail view shows: its left (from the centre line), top and size. */
  detail: readonly [left: number, top: number, size: number]
  /** Where the shadow lies on the ground: its height in the picture and half its width. */
  shadow?: readonly [y: number, reach: number]
}

/** Makes a product drawing of a garment's front, back and close-up. */
export function garmentDrawing({ name, front, back, detail, shadow = [1088, 300] }: Garment): ProductDrawing {
  return (colourway, view) => {
    const sheet = createSheet(name, colourway, view)
    const [y, reach] = shadow
    const side = view === 'alternate' ? back : front
    const body = `${panel(sheet, colourway)}${groundShadow(sheet, 600, y, reach, 22, 0.42)}<g transform="translate(600 0)">${side(sheet, colourway)}</g>`
    const [left, top, size] = detail
    return sheet.document(body, view === 'detail' ? `${left + 600} ${top} ${size} ${size}` : undefined)
  }
}
