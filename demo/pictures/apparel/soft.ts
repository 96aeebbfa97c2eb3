const round = (value: number) => Math.round(value * 10) / 10

/** A soft-edged stroke along path data `d`: strokes laid over each other, far cheaper to render than a blur. */
export function softStroke(d: string, colour: string, width: number, alpha: number): string {
  const steps = 10
  const strokes = Array.from({ length: steps }, (_, n) => {
    const share = (n + 1) / steps
    return `<path d="${d}" stroke-width="${round(width * share * share + 1)}"/>`
  })
  return `<g fill="none" stroke="${colour}" stroke-opacity="${round((alpha / steps) * 1000) / 1000}" stroke-linejoin="round" shape-rendering="optimizeSpeed">${strokes.join('')}</g>`
}

/** A crease from (x1, y1) bending past (cx, cy) to (x2, y2). */
export type Crease = readonly [x1: number, y1: number, cx: number, cy: number, x2: number, y2: number]

/** A leaf along a crease, pointed at both ends and soft across its width. */
function leaf(
  [x1, y1, cx, cy, x2, y2]: Crease,
  colour: string,
  width: number,
  alpha: number,
  steps: number,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const nx = -(y2 - y1) / length
  const ny = (x2 - x1) / length
  const leaves = Array.from({ length: steps }, (_, n) => {
    const reach = (width * (n + 1)) / steps
    const inset = 0.46 * (1 - (n + 1) / steps)
    const ax = x1 + (cx - x1) * inset
    const ay = y1 + (cy - y1) * inset
    const bx = x2 + (cx - x2) * inset
    const by = y2 + (cy - y2) * inset
    const control = (side: number) => `${round(cx + nx * reach * side)} ${round(cy + ny * reach * side)}`
    return `<path d="M${round(ax)} ${round(ay)}Q${control(1)} ${round(bx)} ${round(by)}Q${control(-1)} ${round(ax)} ${round(ay)}"/>`
  })
  return `<g fill="${colour}" fill-opacity="${round((alpha / steps) * 1000) / 1000}" shape-rendering="optimizeSpeed">${leaves.join('')}</g>`
}

/** A fold in cloth: a valley in shade with the ridge beside it, on the side of the light (up and to the left). */
export function fold(crease: Crease, dark: string, light: string, width: number, strength = 1): string {
  const [x1, y1, cx, cy, x2, y2] = crease
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const nx = -(y2 - y1) / length
  const ny = (x2 - x1) / length
  const towardsLight = nx * -0.55 + ny * -0.83 > 0 ? 1 : -1
  const dx = nx * towardsLight * width * 0.5
  const dy = ny * towardsLight * width * 0.5
  const ridge: Crease = [x1 + dx * 0.4, y1 + dy * 0.4, cx + dx, cy + dy, x2 + dx * 0.4, y2 + dy * 0.4]
  return leaf(ridge, light, width, 0.32 * strength, 4) + leaf(crease, dark, width, 0.46 * strength, 5)
}
