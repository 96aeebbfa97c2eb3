/** Units of a line of an order. */
export type LineUnits = Readonly<{ id: string; qty: number }>

/** What happened to the units of an order so far, each time to those of some lines. */
export type GoodsSoFar = Readonly<{
  cancellations: readonly Readonly<{ lines: readonly LineUnits[] }>[]
  parcels: readonly Readonly<{ lines: readonly LineUnits[]; arrivedAt: string | null }>[]
  returns: readonly Readonly<{ lines: readonly LineUnits[]; receivedAt: string | null }>[]
}>

/** Where the units of one line are. `arrived` ones were sent, those `comingBack` and `returned` arrived. */
export type LineState = Readonly<{
  id: string
  ordered: number
  cancelled: number
  /** Left, or laid out in their store. */
  sent: number
  arrived: number
  /** Told to come back, and not here yet. */
  comingBack: number
  returned: number
  /** Neither cancelled nor sent. */
  open: number
}>

const unitsIn = (times: readonly Readonly<{ lines: readonly LineUnits[] }>[], id: string): number =>
  times
    .flatMap(({ lines }) => lines)
    .filter((line) => line.id === id)
    .reduce((sum, { qty }) => sum + qty, 0)

/** Tells for each line of an order where its units are. */
export const openLines = (
  items: readonly LineUnits[],
  { cancellations, parcels, returns }: GoodsSoFar,
): LineState[] =>
  items.map(({ id, qty: ordered }) => {
    const cancelled = unitsIn(cancellations, id)
    const sent = unitsIn(parcels, id)
    const arrived = unitsIn(
      parcels.filter(({ arrivedAt }) => arrivedAt !== null),
      id,
    )
    const returned = unitsIn(
      returns.filter(({ receivedAt }) => receivedAt !== null),
      id,
    )
    const comingBack = unitsIn(returns, id) - returned
    return { id, ordered, cancelled, sent, arrived, comingBack, returned, open: ordered - cancelled - sent }
  })

/**
 * Whether each of some lines has the units: at least one line, none twice, none unknown, and of none more than `of` tells.
 * `of` names the units that may be moved, such as the open ones.
 */
export const haveUnits = (
  states: readonly LineState[],
  lines: readonly LineUnits[],
  of: (state: LineState) => number,
): boolean =>
  lines.length > 0 &&
  new Set(lines.map(({ id }) => id)).size === lines.length &&
  lines.every(({ id, qty }) => {
    const state = states.find((one) => one.id === id)
    return state !== undefined && qty > 0 && qty <= of(state)
  })

/** Units of all lines that are neither cancelled nor sent. */
export const openUnitsOf = (states: readonly LineState[]): number =>
  states.reduce((sum, { open }) => sum + open, 0)

/** The lines with units that `of` tells, such as all that are open. */
export const linesWith = (states: readonly LineState[], of: (state: LineState) => number): LineUnits[] =>
  states.flatMap((state) => (of(state) > 0 ? [{ id: state.id, qty: of(state) }] : []))
