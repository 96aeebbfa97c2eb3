import type { APIRoute } from 'astro'
import { chooseDeliveries } from '#src/features/checkout/shipping/choose-deliveries.ts'

/** The form of how the shipments come. */
export const POST: APIRoute = ({ locals, request }) => chooseDeliveries(locals, request)
