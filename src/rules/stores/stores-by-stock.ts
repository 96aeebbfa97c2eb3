/** What a store holds of the product that was asked about, by variant. */
type Shelf = Readonly<{
  storeInventory?: Readonly<Record<string, Readonly<{ quantity: number }>>> | undefined
}>

/** Units of the variant that was asked about that a store holds. */
export const unitsHeld = ({ storeInventory = {} }: Shelf): number =>
  Object.values(storeInventory).reduce((units, { quantity }) => units + quantity, 0)

/** Stores that hold as many units as are wanted before those that do not; else in the order they came in, such as by distance. */
export const storesByStock = <S extends Shelf>(stores: readonly S[], wanted: number): S[] =>
  stores.toSorted((a, b) => Number(unitsHeld(b) >= wanted) - Number(unitsHeld(a) >= wanted))
