/** The fields of where a collection point is looked for, and of the one that is chosen. */
export const pointFields = { place: 'place', storeId: 'storeId' } as const

/** Points that one search shows. */
export const shownPoints = 6
