import type { APIRoute } from 'astro'
import { leadToProduct } from '#src/features/catalogue/shopify-redirects.ts'

/** A product's address within a collection of an imported Shopify shop. */
export const GET: APIRoute = leadToProduct
