import type { CatalogueProduct, CatalogueVariant } from '#src/contract/catalogue/catalogue.ts'
import type { Rating } from '#src/contract/catalogue/product.ts'
import type { Reduction } from '#src/rules/catalogue/reductions.ts'

/** A variant as it is stored, with the reductions of its prices by currency. */
export type StoredVariant = CatalogueVariant & { reductions: Record<string, Reduction> }

/** A product as it was loaded, with what its reviews give it; `active` is false once it left the catalogue. Its quantities are of the moment of reading. */
export type StoredProduct = Omit<CatalogueProduct, 'variants'> & {
  variants: StoredVariant[]
  active: boolean
  rating?: Rating
}

const loadedVariants = (variants: readonly StoredVariant[]): CatalogueVariant[] =>
  variants.map((variant) => {
    const loaded: CatalogueVariant & Partial<StoredVariant> = { ...variant }
    delete loaded.reductions
    return loaded
  })

/** A stored product as it was loaded. */
export const loadedProduct = (product: StoredProduct): CatalogueProduct => {
  const loaded: CatalogueProduct & Partial<Pick<StoredProduct, 'active' | 'rating'>> = {
    ...product,
    variants: loadedVariants(product.variants),
  }
  delete loaded.active
  delete loaded.rating
  return loaded
}
