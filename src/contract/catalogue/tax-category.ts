/** What a product is to tax law. `clothing` covers footwear; `giftCard` is money, taxed when it is spent. */
export const taxCategories = ['clothing', 'childrensClothing', 'printed', 'general', 'giftCard'] as const
export type TaxCategory = (typeof taxCategories)[number]
