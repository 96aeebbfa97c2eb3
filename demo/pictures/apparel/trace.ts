import { curve } from '#demo/pictures/curve.ts'

const words = (trace: string) => trace.trim().split(/\s+/)

/** The same trace on the other side of the centre line, x = 0. */
export const mirror = (trace: string): string =>
  words(trace)
    .map((word) => (word === '/' ? word : word.startsWith('-') ? word.slice(1) : `-${word}`))
    .join(' ')

/** The same trace walked the other way; corners stay at their points. */
export const reverse = (trace: string): string => {
  const list = words(trace)
  const places = list.filter((word) => word !== '/')
  const corners = new Set(list.filter((_, at) => list[at + 1] === '/'))
  return places
    .reverse()
    .map((place) => (corners.has(place) ? `${place} /` : place))
    .join(' ')
}

/** A clockwise closed trace from its right half, listed from the top of the centre line to its bottom. */
export const symmetric = (half: string): string =>
  `${reverse(mirror(half))} ${words(half).slice(1).join(' ')}`

/** Path data of a right-hand line and of its mirror image. */
export const bothSides = (right: string): string => curve(right) + curve(mirror(right))

/** Which side of the body, as the viewer sees it. */
export type Side = 'left' | 'right'

/** A right-hand trace put on the given side. */
export const onSide = (side: Side, right: string): string => (side === 'right' ? right : mirror(right))

/** The box about a trace's points, in drawing units. */
export function bounds(trace: string): { left: number; top: number; right: number; bottom: number } {
  const pairs = words(trace)
    .filter((word) => word !== '/')
    .map((word) => word.split(',').map(Number))
  const xs = pairs.map(([x = 0]) => x)
  const ys = pairs.map(([, y = 0]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
