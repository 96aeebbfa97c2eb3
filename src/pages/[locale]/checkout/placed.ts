import type { APIRoute } from 'astro'
import { showPlaced } from '#src/features/checkout/confirmation/show-placed.ts'

/** Takes over an order that a wallet placed. */
export const POST: APIRoute = ({ locals, request, url }) => showPlaced(locals, request, url)
