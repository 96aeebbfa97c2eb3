declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }>
  export default world
}

declare module 'us-atlas/states-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'
  const nation: Topology<{ states: GeometryCollection }>
  export default nation
}
