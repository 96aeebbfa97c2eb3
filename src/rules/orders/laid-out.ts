import type { LineUnits } from './open-lines.ts'

type Parcel = Readonly<{ kind: 'sent' | 'ready'; lines: readonly LineUnits[]; arrivedAt: string | null }>

/** Whether a parcel waits in its store: nobody has collected it. */
export const isLaidOut = ({ kind, arrivedAt }: Pick<Parcel, 'kind' | 'arrivedAt'>): boolean =>
  kind === 'ready' && arrivedAt === null

/** Units of a line that wait in a store. */
export const unitsLaidOut = (parcels: readonly Parcel[], id: string): number =>
  parcels
    .filter(isLaidOut)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.id === id)
    .reduce((sum, { qty }) => sum + qty, 0)

/** Parcels once units are taken back from those that wait in their store, the latest first; one of which nothing is left is gone. */
export const parcelsWithout = <P extends Parcel>(
  parcels: readonly P[],
  units: readonly LineUnits[],
): (P & { lines: LineUnits[] })[] => {
  const toTake = new Map(units.map(({ id, qty }) => [id, qty]))
  const take = ({ id, qty }: LineUnits): LineUnits => {
    const left = toTake.get(id) ?? 0
    const taken = Math.min(left, qty)
    toTake.set(id, left - taken)
    return { id, qty: qty - taken }
  }
  return parcels
    .toReversed()
    .map((parcel) => ({
      ...parcel,
      lines: isLaidOut(parcel) ? parcel.lines.map(take).filter(({ qty }) => qty > 0) : [...parcel.lines],
    }))
    .toReversed()
    .filter(({ lines }) => lines.length > 0)
}
