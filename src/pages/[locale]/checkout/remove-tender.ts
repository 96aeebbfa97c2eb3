import type { APIRoute } from 'astro'
import { postTenderRemoval } from '#src/features/checkout/payment/post-tender-removal.ts'

/** The form that takes a gift card, a reward or credit back. */
export const POST: APIRoute = ({ locals, request }) => postTenderRemoval(locals, request)
