/** Units in stock by product and upc. */
export type Stock = Record<string, Record<string, number>>
