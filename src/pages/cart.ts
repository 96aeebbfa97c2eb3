import type { APIRoute } from 'astro'
import { leadToCart } from '#src/features/catalogue/shopify-redirects.ts'

/** The cart's address of an imported Shopify shop. */
export const GET: APIRoute = leadToCart
