import type { Cart } from '#src/contract/cart/cart.ts'

/** The name of a store that items of a cart are collected in; its id where no item says it. */
export const storeNameOf = ({ items }: Pick<Cart, 'items'>, id: string): string =>
  items.flatMap(({ shippingOptions }) => shippingOptions).find(({ storeInfo }) => storeInfo?.id === id)
    ?.storeInfo?.name ?? id
