/** A noise field: any point of the plane to a value in [0, 1]. */
export type Noise = (x: number, y: number) => number

const latticeValue = (seed: number, column: number, row: number): number => {
  let hash = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed, 2246822519)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Smooth value noise with one feature per unit. */
export const valueNoise =
  (seed: number): Noise =>
  (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const right = ease(x - column)
    const down = ease(y - row)
    const top = latticeValue(seed, column, row) * (1 - right) + latticeValue(seed, column + 1, row) * right
    const bottom =
      latticeValue(seed, column, row + 1) * (1 - right) + latticeValue(seed, column + 1, row + 1) * right
    return top * (1 - down) + bottom * down
  }

/** Octaves of value noise, each twice as fine and half as strong (`gain`). */
export const fractalNoise = (seed: number, octaves: number, gain = 0.5): Noise => {
  const layers = Array.from({ length: octaves }, (_, octave) => valueNoise(seed + octave * 101))
  const total = layers.reduce((sum, _, octave) => sum + gain ** octave, 0)
  return (x, y) =>
    layers.reduce((sum, layer, octave) => sum + layer(x * 2 ** octave, y * 2 ** octave) * gain ** octave, 0) /
    total
}
