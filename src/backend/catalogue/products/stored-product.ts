import type { CatalogueProduct, CatalogueVariant } from '#src/contract/catalogue/catalogue.ts'
import type { Reduction } from '#src/rules/catalogue/reductions.ts'

/** A variant as it is stored, with the reductions of its prices by currency. */
export type StoredVariant = CatalogueVariant & { reductions: Record<string, Reduction> }

/** A product as it was loaded; `active` is false once it left the catalogue. Its quantities are of the moment of reading. */
export type StoredProduct = Omit<CatalogueProduct, 'variants'> & {
  variants: StoredVariant[]
  active: boolean
}

/** The variants of a stored product as they were loaded. */
export const loadedVariants = (variants: readonly StoredVariant[]): CatalogueVariant[] =>
  variants.map((variant) => {
    const loaded: CatalogueVariant & Partial<StoredVariant> = { ...variant }
    delete loaded.reductions
    return loaded
  })
