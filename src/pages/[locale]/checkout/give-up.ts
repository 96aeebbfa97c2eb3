import type { APIRoute } from 'astro'
import { giveUpOrder } from '#src/features/checkout/waiting-order.ts'

/** The form that gives an order up whose payment waits. */
export const POST: APIRoute = ({ locals, request }) => giveUpOrder(locals, request)
