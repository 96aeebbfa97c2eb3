import type { APIRoute } from 'astro'
import { leadToListing } from '#src/features/catalogue/shopify-redirects.ts'

/** A collection's address of an imported Shopify shop that has markets. */
export const GET: APIRoute = leadToListing
