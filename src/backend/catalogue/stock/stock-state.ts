import type { ProductVariant } from '#src/contract/catalogue/product.ts'

/** From this many units down, the shop says that few are left. */
const lastFewUnits = 3

/** Whether so few units are left that shoppers are told. */
export const areFew = (units: number): boolean => units > 0 && units <= lastFewUnits

/** How a variant's stock is named, for machines and for shoppers. */
export const stockState = (
  quantity: number,
): Pick<ProductVariant, 'stockStatus' | 'productInventoryState' | 'stockStatusLabel'> =>
  quantity <= 0
    ? { stockStatus: 'OUT_OF_STOCK', productInventoryState: 'OutOfStock', stockStatusLabel: 'outOfStock' }
    : {
        stockStatus: 'IN_STOCK',
        productInventoryState: 'InStock',
        stockStatusLabel: quantity <= lastFewUnits ? 'lastFew' : 'inStock',
      }
