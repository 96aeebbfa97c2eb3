import type { APIRoute } from 'astro'
import { removeTender } from '#src/features/checkout/post-tender-removal.ts'

/** The form that takes a gift card, a reward or credit back. */
export const POST: APIRoute = ({ locals, request }) => removeTender(locals, request)
