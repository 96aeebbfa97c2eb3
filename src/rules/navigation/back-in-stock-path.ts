/** Path of the page on which somebody waits for what of a product is sold out, without locale. */
export const backInStockPath = (productId: string): string => `/back-in-stock/${productId}`
