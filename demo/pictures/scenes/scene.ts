import { grain } from './grain.ts'

export type SceneFormat = 'wide' | 'tall'

/** Draws a scene as a full SVG document. */
export type Scene = (format: SceneFormat) => string

export type Size = { readonly width: number; readonly height: number }

/** The canvas of each format, in scene units (and intrinsic pixels). */
export const sizeOf = {
  wide: { width: 2400, height: 1350 },
  tall: { width: 1200, height: 1500 },
} as const satisfies Record<SceneFormat, Size>

/** Wraps drawn layers (back to front) as a document, under a film of grain. */
export const sceneDocument = ({ width, height }: Size, layers: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${layers.join('')}${grain({ width, height })}</svg>`

/** A rectangle over the whole canvas. */
export const wash = ({ width, height }: Size, fill: string): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`
