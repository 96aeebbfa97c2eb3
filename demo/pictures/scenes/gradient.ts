/** Offset 0 … 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) =>
      opacity === 1
        ? `<stop offset="${offset}" stop-color="${colour}"/>`
        : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** A linear gradient in scene units from one point to another; use as `url(#id)`. */
export const linearGradient = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`

/** A gradient from `top` to `bottom`, in scene units. */
export const verticalGradient = (id: string, top: number, bottom: number, stops: readonly Stop[]): string =>
  linearGradient(id, [0, top, 0, bottom], stops)

/** An ellipse of light that fades to nothing at its rim, over whatever lies beneath. */
export const glow = (
  id: string,
  { x, y, radius, squash = 1 }: { x: number; y: number; radius: number; squash?: number },
  stops: readonly Stop[],
): string =>
  `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>` +
  `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * squash}" fill="url(#${id})"/>`

/** Stops of a light that falls off softly (roughly a Gaussian) from `opacity` to nothing. */
export const falloff = (colour: string, opacity: number): Stop[] =>
  [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((offset) => {
    const strength = offset === 1 ? 0 : opacity * Math.exp(-4.2 * offset * offset) * (1 - offset * 0.4)
    return [offset, colour, Math.round(strength * 1000) / 1000]
  })
