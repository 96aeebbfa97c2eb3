import { onSide, symmetric, type Side } from './trace.ts'

/** How a top is cut, in drawing units from the centre line of the picture; the right half is given. */
export type Cut = {
  /** Where the shoulder meets the neck. */
  neck: readonly [x: number, y: number]
  /** How far down the neckline dips at the front. */
  dip: number
  shoulder: readonly [x: number, y: number]
  armpit: readonly [x: number, y: number]
  waist: number
  hem: readonly [x: number, y: number]
}

/** The usual cut of a straight long-sleeved top. */
export const regularCut: Cut = {
  neck: [88, 208],
  dip: 290,
  shoulder: [222, 262],
  armpit: [222, 470],
  waist: 218,
  hem: [226, 950],
}

/** The armhole seam on the right, from shoulder to armpit. */
export function armhole({ shoulder: [sx, sy], armpit: [ax, ay] }: Cut): string {
  const inset = Math.min(sx, ax)
  return `${sx},${sy} ${inset - 14},${sy + (ay - sy) * 0.45} ${inset - 8},${sy + (ay - sy) * 0.75} ${ax},${ay}`
}

/** The body of a top; at the back the neckline stays high. */
export function torso(cut: Cut, back = false): string {
  const [nx, ny] = cut.neck
  const [hx, hy] = cut.hem
  const [ax, ay] = cut.armpit
  const dip = back ? ny + 16 : cut.dip
  const hole = armhole(cut)
  return symmetric(
    `0,${dip} ${nx * 0.42},${dip - (dip - ny) * 0.1} ${nx * 0.82},${ny + (dip - ny) * 0.42} ${nx},${ny} / ${hole} / ` +
      `${(ax + cut.waist) / 2 - 1},${ay + 90} ${cut.waist},${ay + (hy - ay) * 0.5} ${(cut.waist + hx) / 2 + 3},${ay + (hy - ay) * 0.8} ${hx},${hy} / ${hx * 0.6},${hy + 9} ${hx * 0.2},${hy + 12} 0,${hy + 12}`,
  )
}

/** A long sleeve hanging a little away from the body; `width` is how much wider than usual it is cut. */
export function longSleeve(
  side: Side,
  { shoulder: [sx, sy], armpit: [ax, ay] }: Cut,
  width = 0,
  length = 890,
): string {
  const outer = `${sx - 26},${sy - 8} ${sx},${sy} ${sx + 34 + width * 0.4},${sy + 36} ${sx + 66 + width},${sy + 120} ${sx + 92 + width},${sy + 270} ${sx + 122 + width},${sy + 440} ${sx + 138 + width * 0.7},${length - 16}`
  const inner = `${sx + 56},${length + 8} / ${sx + 46 - width * 0.3},${ay + 290} ${ax + 26 - width * 0.3},${ay + 130} ${ax + 2},${ay} / ${ax - 40},${ay - 70} ${sx - 46},${sy + 60}`
  return onSide(side, `${outer} / ${inner}`)
}
