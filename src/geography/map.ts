import { geoAzimuthalEqualArea, geoPath, type GeoProjection } from 'd3-geo'
import type { Point } from '#src/rules/stores/distance.ts'
import { loadMapShapes, touches } from './map-shapes.ts'
import { townsWithin, type Bounds, type Place } from './places.ts'

/** Width and height of maps, in their own units. */
export const mapSize = { width: 600, height: 480 }

/** A map as paths of SVG; towns and points are places on it, in per cent of its width and height. */
export type DrawnMap = {
  land: string
  borders: string
  states: string
  towns: { name: string; x: number; y: number; isLarge: boolean }[]
  points: { x: number; y: number }[]
}

/** Share of the map that stays free at each edge. */
const margin = 0.14
/** Degrees of latitude that even a map of one point shows. */
const leastDegrees = 1.6
const candidates = 60
const maxTowns = 9

const middleOf = (points: readonly Point[]): Point => {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  }
}

/** A projection around the middle of points that shows all of them; areas are true, and shapes nearly so. */
const projectionOf = (points: readonly Point[]): GeoProjection => {
  const { latitude, longitude } = middleOf(points)
  const wide = leastDegrees / Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  const corners = [-0.5, 0.5].flatMap((y) =>
    [-0.5, 0.5].map((x) => [longitude + x * wide, latitude + y * leastDegrees]),
  )
  const coordinates = [...points.map((point) => [point.longitude, point.latitude]), ...corners]
  const { width, height } = mapSize
  return geoAzimuthalEqualArea()
    .precision(0)
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [margin * width, margin * height],
        [(1 - margin) * width, (1 - margin) * height],
      ],
      { type: 'MultiPoint', coordinates },
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ])
}

/** The degrees that a map reaches to, read along its edges. */
const boundsOf = (projection: GeoProjection): Bounds => {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const { width, height } = mapSize
  const edge = steps.flatMap((x) => steps.map((y) => projection.invert?.([x * width, y * height]) ?? [0, 0]))
  const longitudes = edge.map(([longitude = 0]) => longitude)
  const latitudes = edge.map(([, latitude = 0]) => latitude)
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  }
}

const perCent = ([x, y]: readonly [number, number]) => ({
  x: Math.round((x / mapSize.width) * 1000) / 10,
  y: Math.round((y / mapSize.height) * 1000) / 10,
})

/** Room that a label takes to the right of its town, in per cent, on a map as narrow as a phone's. */
const labelHeight = 7
const labelWidthOf = (name: string): number => 4 + name.length * 2.1
const markerRadius = 6

type Box = { left: number; top: number; right: number; bottom: number }
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** The largest towns whose names stand clear of each other, of the points and of the edges. */
const labelled = (
  towns: readonly Place[],
  points: readonly { x: number; y: number }[],
  place: (point: Point) => { x: number; y: number },
): DrawnMap['towns'] => {
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - markerRadius,
    right: x + markerRadius,
    top: y - markerRadius * 1.6,
    bottom: y + markerRadius * 1.6,
  }))
  const largest = towns[0]?.population ?? 0
  const shown: DrawnMap['towns'] = []
  for (const town of towns) {
    const name = town.name.split(', ')[0] ?? ''
    const { x, y } = place(town)
    const box = {
      left: x - 1,
      right: x + labelWidthOf(name),
      top: y - labelHeight / 2,
      bottom: y + labelHeight / 2,
    }
    const isInside = box.left > 1 && box.right < 99 && box.top > 1 && box.bottom < 97
    if (!isInside || shown.length >= maxTowns || taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    shown.push({ name, x, y, isLarge: town.population > largest / 8 })
  }
  return shown
}

/** Units by which the points of a line stand apart: finer lines are not seen, and take room. */
const leastStep = 1.3

/** A path with fewer points, and without what is smaller than a step. */
const thinned = (path: string): string =>
  path
    .split('M')
    .filter((line) => line !== '')
    .map((line) => {
      const isClosed = line.endsWith('Z')
      let [lastX, lastY] = [Number.NEGATIVE_INFINITY, 0]
      const points = line
        .replace('Z', '')
        .split('L')
        .filter((point, index, all) => {
          const [x = 0, y = 0] = point.split(',').map(Number)
          const isEnd = !isClosed && index === all.length - 1
          if (!isEnd && Math.hypot(x - lastX, y - lastY) < leastStep) return false
          lastX = x
          lastY = y
          return true
        })
      return points.length < (isClosed ? 3 : 2) ? '' : `M${points.join('L')}${isClosed ? 'Z' : ''}`
    })
    .join('')

/** Draws a map that shows all of these points, with the towns around them. At least one point. */
export const drawMap = async (points: readonly Point[]): Promise<DrawnMap> => {
  const projection = projectionOf(points)
  const path = geoPath(projection).digits(1)
  const bounds = boundsOf(projection)
  const [shapes, towns] = await Promise.all([loadMapShapes(), townsWithin(bounds, candidates)])
  const drawn = (kind: 'land' | 'borders' | 'states'): string =>
    shapes[kind]
      .filter((shape) => touches(shape.bounds, bounds))
      .map(({ geometry }) => thinned(path(geometry) ?? ''))
      .join('')
  const place = ({ latitude, longitude }: Point) => perCent(projection([longitude, latitude]) ?? [0, 0])
  const placed = points.map(place)
  return {
    land: drawn('land'),
    borders: drawn('borders'),
    states: drawn('states'),
    towns: labelled(towns, placed, place),
    points: placed,
  }
}
