import { random, type Sheet } from '#demo/pictures/drawing.ts'
import type { Tones } from './tones.ts'

/** How a fabric is made, which is what its surface shows up close. */
export type Weave = 'jersey' | 'twill' | 'ripstop' | 'fleece' | 'knit' | 'plain'

/**
 * Tiles are all this wide and high: a tile that is a whole number of pixels at every usual picture size is
 * painted by plain copying, any other one is resampled, which takes fifty times as long.
 */
const tile = 60

/** Path data repeated over the tile, every `dx` by `dy` units; both must divide the tile. */
function repeated(dx: number, dy: number, path: (x: number, y: number) => string): string {
  const rows = Array.from({ length: tile / dy }, (_, row) => row * dy)
  return rows.flatMap((y) => Array.from({ length: tile / dx }, (_, column) => path(column * dx, y))).join('')
}

const threads = (d: string, colour: string, opacity: number, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`

function jersey({ shade, light }: Tones): string {
  const loops = (lift: number) => repeated(4, 4, (x, y) => `M${x} ${y + lift}l2 2l2 -2`)
  return threads(loops(0), shade, 0.4, 0.9) + threads(loops(1.4), light, 0.3, 0.8)
}

function twill({ deep, light }: Tones): string {
  const diagonals = (shift: number) =>
    Array.from({ length: 20 }, (_, n) => `M${n * 6 - 60 + shift} 60l60 -60`).join('')
  return threads(diagonals(0), deep, 0.2, 1.4) + threads(diagonals(3), light, 0.24, 1.2)
}

function ripstop({ deep, light }: Tones): string {
  const grid = (shift: number) => repeated(15, 15, (x, y) => `M${x} ${y + shift}h15M${x + shift} ${y}v15`)
  return threads(grid(0.7), deep, 0.2, 1) + threads(grid(1.9), light, 0.24, 0.9)
}

function knit({ deep, light }: Tones): string {
  const loops = repeated(12, 10, (x, y) => `M${x + 1} ${y}c3 3 4 5 4.5 9M${x + 11} ${y}c-3 3 -4 5 -4.5 9`)
  const wales = repeated(12, 10, (x, y) => `M${x} ${y}v10M${x + 6} ${y + 2}v7`)
  return threads(loops, light, 0.45, 2.6) + threads(wales, deep, 0.3, 1.2)
}

/** Tufts of pile on a shaken grid; those near the tile's edge are drawn again across it, so that tiles join. */
function fleece({ deep, glint }: Tones): string {
  const next = random(11)
  const size = tile * 1.5
  let dark = ''
  let lit = ''
  for (let cell = 0; cell < 225; cell += 1) {
    const [jx, jy, turn, reach] = [next(), next(), next() * 6.3, 3 + next() * 2.5]
    const x = (cell % 15) * 6 + jx * 7
    const y = Math.floor(cell / 15) * 6 + jy * 7
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
    const curl = `q${dx.toFixed(1)} ${(dy - 3).toFixed(1)} ${(dx * 1.2 - dy * 0.6).toFixed(1)} ${(dy * 0.5 + dx * 0.4).toFixed(1)}`
    for (const wrapX of x > size - 10 ? [0, -size] : [0])
      for (const wrapY of y > size - 10 ? [0, -size] : [0]) {
        dark += `M${(x + wrapX).toFixed(1)} ${(y + wrapY + 1.6).toFixed(1)}${curl}`
        lit += `M${(x + wrapX).toFixed(1)} ${(y + wrapY).toFixed(1)}${curl}`
      }
  }
  return threads(dark, deep, 0.5, 2) + threads(lit, glint, 0.42, 1.6)
}

/** The pattern of a weave as a paint, or nothing where the cloth is too fine to show one. */
export function weavePaint(sheet: Sheet, weave: Weave, shades: Tones): string | undefined {
  const drawn = { jersey, twill, ripstop, knit, fleece, plain: undefined }[weave]
  const size = weave === 'fleece' ? tile * 1.5 : tile
  return drawn && sheet.pattern(size, size, drawn(shades))
}
