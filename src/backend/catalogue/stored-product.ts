import type { CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'

/** A product as it was loaded; `active` is false once it left the catalogue. Its quantities are of the moment of reading. */
export type StoredProduct = CatalogueProduct & { active: boolean }
