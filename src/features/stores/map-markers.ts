import type { Store } from '#src/contract/stores/store.ts'

type MapPoint = { x: number; y: number }

/** Per cent of the map by which markers stand apart, so that each can be pressed. */
const apart = { x: 8, y: 9 }

/** The stores whose markers stand clear of those before them; the list names the others. */
export const markersOf = (
  stores: readonly Store[],
  points: readonly MapPoint[],
): { store: Store; point: MapPoint }[] => {
  const markers: { store: Store; point: MapPoint }[] = []
  stores.forEach((store, index) => {
    const point = points[index]
    if (!point) return
    const isCovered = markers.some(
      ({ point: other }) => Math.abs(other.x - point.x) < apart.x && Math.abs(other.y - point.y) < apart.y,
    )
    if (!isCovered) markers.push({ store, point })
  })
  return markers
}
