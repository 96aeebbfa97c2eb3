import type { APIRoute } from 'astro'
import { useSavedAddress } from '#src/features/checkout/shipping/use-saved-address.ts'

/** The form of a customer's addresses. */
export const POST: APIRoute = ({ locals, request }) => useSavedAddress(locals, request)
