import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Bounds } from './places.ts'

/** A shape of the earth's surface, with the edges of what it covers. */
type Shape<Geometry> = { bounds: Bounds; geometry: Geometry }

/** What maps are drawn of: land, borders of countries, and borders of the states of the United States. */
export type MapShapes = {
  land: Shape<GeoJSON.Polygon>[]
  borders: Shape<GeoJSON.MultiLineString>[]
  states: Shape<GeoJSON.MultiLineString>[]
}

const boundsOf = (line: readonly GeoJSON.Position[]): Bounds => {
  const bounds = { west: 180, south: 90, east: -180, north: -90 }
  for (const [longitude = 0, latitude = 0] of line) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return bounds
}

/** Whether two stretches of the earth have anything in common. */
export const touches = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south

const linesOf = ({ coordinates }: GeoJSON.MultiLineString): Shape<GeoJSON.MultiLineString>[] =>
  coordinates.map((line) => ({
    bounds: boundsOf(line),
    geometry: { type: 'MultiLineString', coordinates: [line] },
  }))

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>
type Nation = Topology<{ states: GeometryCollection }>

const polygonsOf = (world: World): Shape<GeoJSON.Polygon>[] =>
  feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : []
    return polygons.map((coordinates) => ({
      bounds: boundsOf(coordinates[0] ?? []),
      geometry: { type: 'Polygon' as const, coordinates },
    }))
  })

const readShapes = async (): Promise<MapShapes> => {
  const [{ default: world }, { default: nation }] = await Promise.all([
    import('world-atlas/countries-50m.json', { with: { type: 'json' } }),
    import('us-atlas/states-10m.json', { with: { type: 'json' } }),
  ])
  return shapesOf(world, nation)
}

const shapesOf = (world: World, nation: Nation): MapShapes => ({
  land: polygonsOf(world),
  borders: linesOf(mesh(world, world.objects.countries, (a, b) => a !== b)),
  states: linesOf(mesh(nation, nation.objects.states, (a, b) => a !== b)),
})

let loading: Promise<MapShapes> | undefined

/** Reads the shapes when the first map is drawn: Natural Earth's at 1:50 million, and the Census Bureau's states. */
export const loadMapShapes = (): Promise<MapShapes> => (loading ??= readShapes())
